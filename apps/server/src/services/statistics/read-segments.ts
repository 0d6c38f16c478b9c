import type { ReadingDevice, ReadingSource } from '@dreamfork/story';
import type { Database } from '../../db/schema.ts';
import type { DailyFigure, ReadingFigure } from '../../db/tables/readings.ts';
import { allDays, allVersions } from './add-figures.ts';

export type Figure = { figure: ReadingFigure; part: string; choice_id: string; count: number };

type Segment = {
  storyId: string;
  version: number | undefined;
  source: ReadingSource | undefined;
  device: ReadingDevice | undefined;
};

const ofSegment = (database: Database, { storyId, source, device }: Segment) =>
  database
    .selectFrom('reading_segments')
    .where('story_id', '=', storyId)
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? 'site'))
    .$if(device !== undefined, (query) => query.where('device', '=', device ?? 'desktop'));

type Days = { since: string; until: string };

/** The figures of readings that happen here, of all days or of some; at most nine rows are added up for each. */
export async function readSegments(
  database: Database,
  { days, ...segment }: Segment & { days: Days | undefined },
): Promise<Figure[]> {
  const { version } = segment;
  const found = await ofSegment(database, segment)
    .select(['figure', 'part', 'choice_id'])
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    .$if(days === undefined, (query) =>
      query.where('day', '=', allDays).where('version', '=', version ?? allVersions),
    )
    .$if(days !== undefined, (query) =>
      query
        .where('day', '>=', days?.since ?? allDays)
        .where('day', '<=', days?.until ?? allDays)
        .$if(version !== undefined, (daily) => daily.where('version', '=', version ?? allVersions)),
    )
    .groupBy(['figure', 'part', 'choice_id'])
    .having(({ fn }) => fn.sum('count'), '>', 0)
    .orderBy('figure')
    .orderBy('part')
    .orderBy('choice_id')
    .execute();
  return found.map((one) => ({ ...one, count: Number(one.count) }));
}

type Counts = Map<string, number>;

/** Starts and completions by day since one. */
export async function readSegmentDays(
  database: Database,
  { since, ...segment }: Segment & { since: string },
): Promise<[starts: Counts, completions: Counts]> {
  const { version } = segment;
  const found = await ofSegment(database, segment)
    .select(['day', 'figure'])
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    .where('day', '>=', since)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? allVersions))
    .where('figure', 'in', ['start', 'completion'])
    .groupBy(['day', 'figure'])
    .execute();
  const of = (wanted: DailyFigure): Counts =>
    new Map(
      found
        .filter(({ figure }) => figure === wanted)
        .map(({ day, count }) => [day, Number(count)] as const),
    );
  return [of('start'), of('completion')];
}
