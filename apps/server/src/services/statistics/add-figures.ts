import type { ReadingDevice, ReadingSource } from '@dreamfork/story';
import type { Insertable } from 'kysely';
import type { Database, Tables } from '../../db/schema.ts';
import { type DailyFigure, dailyFigures, type ReadingFigure } from '../../db/tables/readings.ts';
import { addToCounters } from '../stories/counters.ts';

/** A change of one figure of a version. */
export type FigureChange = {
  figure: ReadingFigure;
  part?: string;
  choiceId?: string;
  by: number;
};

/** The day under which the sums of all days are kept. */
export const allDays = '';

/** The version under which the sum of all versions is kept. */
export const allVersions = 0;

/** Where a reading happens. */
export type ReadingSegment = { source: ReadingSource; device: ReadingDevice };

/** Where figures are kept. */
export type FiguresOf = {
  storyId: string;
  version: number;
  day: string;
  segment: ReadingSegment | null;
};

const isDaily = (figure: ReadingFigure): figure is DailyFigure =>
  (dailyFigures as readonly ReadingFigure[]).includes(figure);

/**
 * Adds to the figures of a version, to those of all versions, of the day, and of where the reading happens, and to
 * the counters that lists show: a view is a reading that began.
 */
export async function addFigures(
  transaction: Database,
  { storyId, version, day, segment }: FiguresOf,
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
  const sumOf = (wanted: ReadingFigure) =>
    sorted.reduce((sum, [, { figure, by }]) => (figure === wanted ? sum + by : sum), 0);
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
  await addToCounters(transaction, storyId, {
    view_count: sumOf('start'),
    completion_count: sumOf('completion'),
  });
  const daily = sorted.flatMap(([, { figure, part = '', choiceId = '', by }]) =>
    isDaily(figure)
      ? { story_id: storyId, day, version, figure, part, choice_id: choiceId, count: by }
      : [],
  );
  if (daily.length === 0) return;
  await transaction
    .insertInto('reading_days')
    .values(daily)
    .onConflict((conflict) =>
      conflict
        .columns(['story_id', 'day', 'version', 'figure', 'part', 'choice_id'])
        .doUpdateSet((expression) => ({
          count: expression('reading_days.count', '+', expression.ref('excluded.count')),
        })),
    )
    .execute();
  if (segment) await addToSegment(transaction, segment, daily);
}

type DailyRow = Insertable<Tables['reading_days']>;

async function addToSegment(
  transaction: Database,
  segment: ReadingSegment,
  daily: readonly DailyRow[],
): Promise<void> {
  const everyDay = daily.map((row) => ({ ...row, day: allDays }));
  const everyVersion = everyDay.map((row) => ({ ...row, version: allVersions }));
  await transaction
    .insertInto('reading_segments')
    .values([...everyVersion, ...everyDay, ...daily].map((row) => ({ ...row, ...segment })))
    .onConflict((conflict) =>
      conflict
        .columns(['story_id', 'day', 'version', 'source', 'device', 'figure', 'part', 'choice_id'])
        .doUpdateSet((expression) => ({
          count: expression('reading_segments.count', '+', expression.ref('excluded.count')),
        })),
    )
    .execute();
}
