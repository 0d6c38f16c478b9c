import { type TagListResponse, tagKey, type tagListQuery } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';

/** The tags of stories, each in its first spelling, in the order of the story's author. */
export async function tagsOfStories(
  database: Database,
  storyIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await database
    .selectFrom('story_tags')
    .innerJoin('tags', 'tags.tag_key', 'story_tags.tag_key')
    .select(['story_tags.story_id', 'tags.label'])
    .where('story_tags.story_id', 'in', storyIds)
    .orderBy('story_tags.place')
    .execute();
  const byStory = new Map<string, string[]>();
  for (const { story_id, label } of rows) {
    byStory.set(story_id, [...(byStory.get(story_id) ?? []), label]);
  }
  return byStory;
}

/** The tags of one story. */
export const tagsOf = async (database: Database, storyId: string): Promise<string[]> =>
  (await tagsOfStories(database, [storyId])).get(storyId) ?? [];

/** Replaces the tags of a story, in a transaction that has locked it. */
export async function replaceTags(
  transaction: Database,
  storyId: string,
  labels: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('story_tags').where('story_id', '=', storyId).execute();
  if (labels.length === 0) return;
  const tags = labels.map((label, place) => ({ tag_key: tagKey(label), label, place }));
  await transaction
    .insertInto('tags')
    // In one order everywhere, so that concurrent saves do not deadlock.
    .values(
      tags
        .toSorted((one, other) => (one.tag_key < other.tag_key ? -1 : 1))
        .map(({ tag_key, label }) => ({ tag_key, label, story_count: 0 })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .insertInto('story_tags')
    .values(tags.map(({ tag_key, place }) => ({ story_id: storyId, tag_key, place })))
    .execute();
}

/** Updates the counts of tags after a story's tags have changed. */
export async function countTags(
  transaction: Database,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): Promise<void> {
  // In one order everywhere, so that concurrent saves do not deadlock.
  for (const key of [...new Set([...before, ...after])].toSorted()) {
    const difference = Number(after.has(key)) - Number(before.has(key));
    if (difference === 0) continue;
    await transaction
      .updateTable('tags')
      .set((expression) => ({ story_count: expression('story_count', '+', difference) }))
      .where('tag_key', '=', key)
      .execute();
  }
}

const lastSign = '\u{10ffff}';

/** Tags of public stories, the most used first. */
export async function listTags(
  database: Database,
  { searchTerm, limit }: z.output<typeof tagListQuery>,
): Promise<TagListResponse> {
  const start = tagKey((searchTerm ?? '').replace(/^#+/u, ''));
  const tags = await database
    .selectFrom('tags')
    .selectAll()
    .where('story_count', '>', 0)
    .$if(start !== '', (query) =>
      query.where('tag_key', '>=', start).where('tag_key', '<', `${start}${lastSign}`),
    )
    .orderBy('story_count', 'desc')
    .orderBy('tag_key')
    .limit(limit)
    .execute();
  return {
    items: tags.map(({ tag_key, label, story_count }) => ({
      key: tag_key,
      name: label,
      storyCount: story_count,
    })),
  };
}
