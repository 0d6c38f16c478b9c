import type { Database } from '../../db/schema.ts';

/** How many threads about the drafts of these stories are open; stories without any are left out. */
export async function countOpenThreads(
  database: Database,
  storyIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('review_threads')
    .select(({ fn }) => ['story_id', fn.countAll<number>().as('threads')])
    .where('story_id', 'in', storyIds)
    .where('resolved_at', 'is', null)
    .where('gone_at', 'is', null)
    .groupBy('story_id')
    .execute();
  return new Map(rows.map(({ story_id, threads }) => [story_id, threads]));
}
