import type { Database } from '../../db/schema.ts';

const counters = [
  'view_count',
  'choice_count',
  'completion_count',
  'like_count',
  'comment_count',
] as const;

type Counter = (typeof counters)[number];

/** By how much each counter of a story changes. */
type CounterChange = Partial<Record<Counter, number>>;

/** The counters that public lists are ordered by. */
const ordering = ['view_count', 'like_count'] as const;

/** Adds to the counters of a story, and to those that public lists are ordered by. */
export async function addToCounters(
  database: Database,
  storyId: string,
  change: CounterChange,
): Promise<void> {
  const changed = counters.filter((counter) => change[counter]);
  if (changed.length === 0) return;
  const { view_count = 0, choice_count = 0, completion_count = 0, ...feedback } = change;
  await database
    .insertInto('story_counters')
    .values({ story_id: storyId, view_count, choice_count, completion_count, ...feedback })
    .onConflict((conflict) =>
      conflict
        .column('story_id')
        .doUpdateSet((expression) =>
          Object.fromEntries(
            changed.map((counter) => [
              counter,
              expression(`story_counters.${counter}`, '+', change[counter] ?? 0),
            ]),
          ),
        ),
    )
    .execute();
  const ordered = ordering.filter((counter) => change[counter]);
  if (ordered.length === 0) return;
  await database
    .updateTable('story_listings')
    .set((expression) =>
      Object.fromEntries(
        ordered.map((counter) => [counter, expression(counter, '+', change[counter] ?? 0)]),
      ),
    )
    .where('story_id', '=', storyId)
    .execute();
}
