import type { Database } from '../../db/schema.ts';
import { storySearchText, titleKey } from '../../db/story-search.ts';
import type { Services } from '../services.ts';
import { countTags, tagsOf } from './tags.ts';

type Part = Pick<Services, 'search'>;

const readForListing = (transaction: Database, storyId: string) =>
  transaction
    .selectFrom('stories')
    .innerJoin('users', 'users.id', 'stories.owner_id')
    .leftJoin('story_counters', 'story_counters.story_id', 'stories.id')
    .leftJoin('story_listings', 'story_listings.story_id', 'stories.id')
    .select([
      'stories.title',
      'stories.description',
      'stories.is_public',
      'stories.deleted_at',
      'stories.category',
      'stories.search_text',
      'stories.created_at',
      'users.display_name',
      'story_counters.view_count',
      'story_counters.like_count',
      'story_listings.story_id as listed_id',
    ])
    .where('stories.id', '=', storyId)
    .executeTakeFirst();

/** Brings what lists and searches know of a story to what the story is now. */
async function refresh({ search }: Part, transaction: Database, storyId: string): Promise<void> {
  const story = await readForListing(transaction, storyId);
  if (!story) return;
  const tags = await tagsOf(transaction, storyId);
  const text = storySearchText(story.title, story.description, ...tags, story.display_name);
  const key = titleKey(story.title);
  await transaction
    .updateTable('stories')
    .set({ search_text: text, title_key: key })
    .where('id', '=', storyId)
    .execute();
  if (story.is_public !== 1 || story.deleted_at !== null) {
    await transaction.deleteFrom('story_listings').where('story_id', '=', storyId).execute();
    return;
  }
  const { category, created_at } = story;
  await transaction
    .insertInto('story_listings')
    .values({
      story_id: storyId,
      created_at,
      title_key: key,
      category,
      view_count: story.view_count ?? 0,
      like_count: story.like_count ?? 0,
    })
    .onConflict((conflict) => conflict.column('story_id').doUpdateSet({ title_key: key, category }))
    .execute();
  if (story.listed_id === null || story.search_text !== text) {
    await search.write(transaction, storyId, text);
  }
}

/** The tags under which a story is found by everyone. */
async function listedTags(transaction: Database, storyId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('story_tags')
    .innerJoin('story_listings', 'story_listings.story_id', 'story_tags.story_id')
    .select('story_tags.tag_key')
    .where('story_tags.story_id', '=', storyId)
    .execute();
  return rows.map(({ tag_key }) => tag_key);
}

/** Writes the row, though with what it holds, so that other changes of the story wait for this one. */
const holdStory = (transaction: Database, storyId: string) =>
  transaction
    .updateTable('stories')
    .set((expression) => ({ version: expression.ref('version') }))
    .where('id', '=', storyId)
    .execute();

/**
 * Makes a change to a story that lists may show: to its words, tags, category, to who may read it or whether
 * it is there. Lists, searches and the numbers of the tags follow in the same transaction.
 */
export async function changeListed<Value>(
  services: Part,
  transaction: Database,
  storyId: string,
  change: () => Promise<Value>,
): Promise<Value> {
  await holdStory(transaction, storyId);
  const before = new Set(await listedTags(transaction, storyId));
  const value = await change();
  await refresh(services, transaction, storyId);
  const after = new Set(await listedTags(transaction, storyId));
  await countTags(
    transaction,
    [...before].filter((key) => !after.has(key)),
    -1,
  );
  await countTags(
    transaction,
    [...after].filter((key) => !before.has(key)),
    1,
  );
  return value;
}
