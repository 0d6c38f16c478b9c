import { isPostgres, type OpenDatabase } from '../../db/engine.ts';
import type { Database } from '../../db/schema.ts';
import { storySearchText, titleKey } from '../../db/story-search.ts';
import type { Services } from '../services.ts';
import { countTags } from './tags.ts';

type SearchedStory = {
  ownerId: string;
  title: string;
  description: string;
  tags: readonly string[];
};

/** The columns of a story that are made of its title, description, tags and its author's name. */
export async function searchColumns(
  transaction: Database,
  { ownerId, title, description, tags }: SearchedStory,
): Promise<{ search_text: string; title_key: string }> {
  const author = await transaction
    .selectFrom('users')
    .select('display_name')
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return {
    // If the author has been deleted meanwhile, writing the story fails.
    search_text: storySearchText(title, description, ...tags, author?.display_name ?? ''),
    title_key: titleKey(title),
  };
}

type IndexEntry = { text: string; tags: ReadonlySet<string> };

/** The entry of a story in the public index; undefined where it is not listed. */
async function readEntry(transaction: Database, storyId: string): Promise<IndexEntry | undefined> {
  const story = await transaction
    .selectFrom('story_listings')
    .innerJoin('stories', 'stories.id', 'story_listings.story_id')
    .select('stories.search_text')
    .where('story_listings.story_id', '=', storyId)
    .executeTakeFirst();
  if (!story) return undefined;
  const tags = await transaction
    .selectFrom('story_tags')
    .select('tag_key')
    .where('story_id', '=', storyId)
    .execute();
  return { text: story.search_text, tags: new Set(tags.map(({ tag_key }) => tag_key)) };
}

/** Lists a story if it is public, and removes it from the lists otherwise. */
async function writeListing(transaction: Database, storyId: string): Promise<void> {
  const story = await transaction
    .selectFrom('stories')
    .leftJoin('story_counters', 'story_counters.story_id', 'stories.id')
    .select([
      'stories.is_public',
      'stories.deleted_at',
      'stories.category',
      'stories.title_key',
      'stories.created_at',
      'story_counters.view_count',
      'story_counters.like_count',
    ])
    .where('stories.id', '=', storyId)
    .executeTakeFirst();
  if (!story) return;
  if (story.is_public !== 1 || story.deleted_at !== null) {
    await transaction.deleteFrom('story_listings').where('story_id', '=', storyId).execute();
    return;
  }
  const { category, created_at, title_key } = story;
  await transaction
    .insertInto('story_listings')
    .values({
      story_id: storyId,
      created_at,
      title_key,
      category,
      view_count: story.view_count ?? 0,
      like_count: story.like_count ?? 0,
    })
    .onConflict((conflict) => conflict.column('story_id').doUpdateSet({ title_key, category }))
    .execute();
}

/** Makes other changes of the story wait for this transaction. */
export const lockStory = (transaction: Database, storyId: string) =>
  transaction
    .selectFrom('stories')
    .select('id')
    .where('id', '=', storyId)
    // In SQLite a write transaction excludes all others.
    .$if(isPostgres(transaction), (query) => query.forNoKeyUpdate())
    .execute();

/**
 * Makes a change to a story that public lists may show: to its title, description, tags or category, to who
 * may read it or whether it exists. The change writes `searchColumns` where it changes what they are made of;
 * lists, the full-text index and the counts of tags are updated here, in the same transaction; caches before the
 * server hear of it once that has ended.
 */
export async function changeIndexed<Value>(
  { search, cdn }: OpenDatabase & Pick<Services, 'cdn'>,
  transaction: Database,
  storyId: string,
  change: () => Promise<Value>,
): Promise<Value> {
  await lockStory(transaction, storyId);
  const before = await readEntry(transaction, storyId);
  const shown = before && (await cdn.readShown(transaction, storyId));
  const value = await change();
  await writeListing(transaction, storyId);
  const after = await readEntry(transaction, storyId);
  if (after && after.text !== before?.text) await search.write(transaction, storyId, after.text);
  if (shown) cdn.afterChange(shown, { isGone: after === undefined });
  await countTags(transaction, before?.tags ?? new Set(), after?.tags ?? new Set());
  return value;
}
