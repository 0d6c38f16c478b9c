import type { Database, ReadingFigure } from '../../db/schema.ts';

/** A change of one figure of a version. */
export type FigureChange = {
  figure: ReadingFigure;
  part?: string;
  choiceId?: string;
  by: number;
};

/** The version under which the sum of all versions is kept. */
export const allVersions = 0;

type Story = { storyId: string; version: number };

/** Adds to the figures of a version and to those of all versions. */
export async function addFigures(
  transaction: Database,
  { storyId, version }: Story,
  changes: readonly FigureChange[],
): Promise<void> {
  const sums = new Map<string, FigureChange>();
  for (const change of changes) {
    const key = JSON.stringify([change.figure, change.part, change.choiceId]);
    const by = (sums.get(key)?.by ?? 0) + change.by;
    sums.set(key, { ...change, by });
  }
  // In one order for all transactions, so that two never wait for one another.
  const sorted = [...sums]
    .filter(([, { by }]) => by !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (sorted.length === 0) return;
  await transaction
    .insertInto('reading_figures')
    .values(
      [allVersions, version].flatMap((of) =>
        sorted.map(([, { figure, part = '', choiceId = '', by }]) => ({
          story_id: storyId,
          version: of,
          figure,
          part,
          choice_id: choiceId,
          count: by,
        })),
      ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['story_id', 'version', 'figure', 'part', 'choice_id'])
        .doUpdateSet((expression) => ({
          count: expression('reading_figures.count', '+', expression.ref('excluded.count')),
        })),
    )
    .execute();
}
