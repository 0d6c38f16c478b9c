import {
  type NextStories,
  type NextStory,
  type StorySummary,
  similarStoriesMaximum,
} from '@dreamfork/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../services.ts';
import { requirePublicStory } from './may-read.ts';
import { readSummaries } from './read-story.ts';

/** So many stories of an author, of a tag and of all are looked at, however many there are. */
const looked = 200;

type Found = { id: string };

/** The stories among which those like another one are looked for: the newest of its tags, and the most read. */
const candidates = (tagKeys: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    [
      ...tagKeys.map(
        (key) => sql`select * from (
          select story_id from story_tags where tag_key = ${key}
          order by story_id desc limit ${looked}) as tagged`,
      ),
      sql`select * from (
        select story_id from story_listings
        order by view_count desc, story_id desc limit ${looked}) as most_read`,
    ],
    sql` union `,
  );

/** Stories with the most of the tags first. */
const byTags = (tagKeys: readonly string[]): RawBuilder<unknown> =>
  tagKeys.length === 0
    ? sql``
    : sql`(select count(*) from story_tags where story_tags.story_id = story_listings.story_id
        and story_tags.tag_key in (${sql.join(tagKeys)})) desc,`;

async function findByAuthor(
  { database }: Services,
  { storyId, ownerId }: { storyId: string; ownerId: string },
): Promise<string[]> {
  const { rows } = await sql<Found>`
    select story_listings.story_id as id from (
      select id from stories where owner_id = ${ownerId} and id <> ${storyId}
      order by updated_at desc limit ${looked}
    ) as own join story_listings on story_listings.story_id = own.id
    order by story_listings.view_count desc, story_listings.story_id desc limit 1`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

async function findSimilar(
  { database }: Services,
  { storyId, ownerId }: { storyId: string; ownerId: string },
): Promise<string[]> {
  const tags = await database
    .selectFrom('story_tags')
    .select('tag_key')
    .where('story_id', '=', storyId)
    .execute();
  const keys = tags.map(({ tag_key }) => tag_key);
  const { rows } = await sql<Found>`
    select story_listings.story_id as id from (${candidates(keys)}) as candidates
    join story_listings on story_listings.story_id = candidates.story_id
    join stories on stories.id = candidates.story_id
    where stories.owner_id <> ${ownerId}
    order by ${byTags(keys)} story_listings.view_count desc, story_listings.story_id desc
    limit ${similarStoriesMaximum}`.execute(database);
  return rows.map(({ id }) => id);
}

const toNextStory = ({
  id,
  title,
  authorName,
  coverUrl,
  coverMap,
  endCount,
  readingMinutes,
}: StorySummary): NextStory => ({
  id,
  title,
  authorName,
  coverUrl,
  ...(coverMap && { coverMap }),
  endCount,
  readingMinutes,
});

/**
 * What to read after a public story: another of its author, and two that are like it.
 * @throws ApiError `story-not-found`.
 */
export async function readNextStories(services: Services, storyId: string): Promise<NextStories> {
  const { ownerId } = await requirePublicStory(services.database, storyId);
  const story = { storyId, ownerId };
  const [own, similar] = await Promise.all([
    findByAuthor(services, story),
    findSimilar(services, story),
  ]);
  const summaries = await readSummaries(services, [...own, ...similar], { viewerId: undefined });
  const told = summaries.map(toNextStory);
  return {
    byAuthor: told.find(({ id }) => own.includes(id)) ?? null,
    similar: told.filter(({ id }) => similar.includes(id)),
  };
}
