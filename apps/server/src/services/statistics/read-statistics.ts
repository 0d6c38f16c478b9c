import {
  type ChoiceShares,
  choiceSharesOf,
  dayOf,
  daysOfPeriod,
  lastDays,
  medianDuration,
  type StoryStatistics,
  sharedChoicesMaximum,
  statisticsDays,
  type statisticsQuery,
  statisticsVersionsMaximum,
  type WeekOfReadings,
} from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import { dailyFigures, type ReadingFigure } from '../../db/tables/readings.ts';
import type { Services } from '../services.ts';
import { liveStories, type OwnStory, requireOwnStory } from '../stories/may-read.ts';
import { allVersions } from './add-figures.ts';
import { type Figure, readSegmentDays, readSegments } from './read-segments.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

const readFigures = (
  database: Database,
  { storyId, version, since }: { storyId: string; version: number; since: string },
): Promise<Figure[]> =>
  database
    .selectFrom('reading_figures')
    .select(['figure', 'part', 'choice_id', 'count'])
    .where('story_id', '=', storyId)
    .where('version', '=', version)
    .where('count', '>', 0)
    .where((expression) =>
      expression.or([
        expression('figure', 'not in', ['day-start', 'day-completion', 'version-start']),
        expression.and([
          expression('figure', 'in', ['day-start', 'day-completion']),
          expression('part', '>=', since),
        ]),
      ]),
    )
    .orderBy('figure')
    .orderBy('part')
    .orderBy('choice_id')
    .execute();

async function readVersions(
  database: Database,
  storyId: string,
): Promise<StoryStatistics['versions']> {
  const found = await database
    .selectFrom('reading_figures')
    .select(['part', 'count'])
    .where('story_id', '=', storyId)
    .where('version', '=', allVersions)
    .where('figure', '=', 'version-start')
    .execute();
  return found
    .map(({ part, count }) => ({ version: Number(part), starts: count }))
    .toSorted((one, other) => other.version - one.version)
    .slice(0, statisticsVersionsMaximum);
}

const countsByPart = (figures: readonly Figure[]): Map<string, number> =>
  new Map(figures.map(({ part, count }) => [part, count]));

type Days = { since: string; until: string };
type OfStory = { storyId: string; version: number | undefined };

/** The figures of some days, added up. */
const readDays = (
  database: Database,
  { storyId, version, since, until }: OfStory & Days,
): Promise<Figure[]> =>
  database
    .selectFrom('reading_days')
    .select(['figure', 'part', 'choice_id'])
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    .where('story_id', '=', storyId)
    .where('day', '>=', since)
    .where('day', '<=', until)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? allVersions))
    .groupBy(['figure', 'part', 'choice_id'])
    // Who left on a day before and came back since would count less than nothing.
    .having(({ fn }) => fn.sum('count'), '>', 0)
    .orderBy('figure')
    .orderBy('part')
    .orderBy('choice_id')
    .execute()
    .then((found) => found.map((one) => ({ ...one, count: Number(one.count) })));

type Chosen = z.output<typeof statisticsQuery>;

/**
 * What readers did in a story of the user's own, of one version or of all, ever or in a period, anywhere or where
 * they say that they read.
 * @throws ApiError `story-not-found`.
 */
export async function readStatistics(
  { database, now }: Services,
  { version, period, source, device, ...story }: OwnStory & Chosen,
): Promise<StoryStatistics> {
  await requireOwnStory(database, story);
  const { storyId } = story;
  const since = dayOf(now() - statisticsDays * dayMilliseconds);
  const chosenDays = period && daysOfPeriod(period, now());
  const isSegment = source !== undefined || device !== undefined;
  const segment = { storyId, version, source, device };
  const [figures, versions, days, ofDays] = await Promise.all([
    readFigures(database, { storyId, version: version ?? allVersions, since }),
    readVersions(database, storyId),
    isSegment
      ? readSegments(database, { ...segment, days: chosenDays })
      : chosenDays && readDays(database, { storyId, version, ...chosenDays }),
    isSegment ? readSegmentDays(database, { ...segment, since }) : undefined,
  ]);
  const daily = new Set<ReadingFigure>(dailyFigures);
  const of = (figure: ReadingFigure) =>
    (days && daily.has(figure) ? days : figures).filter((one) => one.figure === figure);
  const countsOf = (figure: ReadingFigure) => countsByPart(of(figure));
  const [starts, completions] = ofDays ?? [countsOf('day-start'), countsOf('day-completion')];
  const [readers, left, ended] = [countsOf('node'), countsOf('left'), countsOf('end')];
  return {
    version: version ?? null,
    versions,
    starts: of('start')[0]?.count ?? 0,
    completions: of('completion')[0]?.count ?? 0,
    medianSeconds: medianDuration(
      of('duration').map(({ part, count }) => ({ bucket: Number(part), count })),
    ),
    nodes: [...new Set([...readers.keys(), ...left.keys(), ...ended.keys()])].map((nodeId) => ({
      nodeId,
      readers: readers.get(nodeId) ?? 0,
      left: left.get(nodeId) ?? 0,
      ended: ended.get(nodeId) ?? 0,
    })),
    choices: of('choice').map(({ part, choice_id, count }) => ({
      nodeId: part,
      choiceId: choice_id,
      chosen: count,
    })),
    days: lastDays(now(), (day) => ({
      starts: starts.get(day) ?? 0,
      completions: completions.get(day) ?? 0,
    })),
  };
}

/** Starts and completions of a user's stories in the last seven days, and in the seven before. */
export async function readWeek(
  { database, now }: Services,
  ownerId: string,
): Promise<WeekOfReadings> {
  const week = daysOfPeriod('week', now());
  const previous = daysOfPeriod('previous-week', now());
  const rows = await database
    .selectFrom('stories')
    .innerJoin('reading_figures', 'reading_figures.story_id', 'stories.id')
    .select(['figure', 'part as day'])
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('reading_figures.version', '=', allVersions)
    .where('figure', 'in', ['day-start', 'day-completion'])
    .where('part', '>=', previous.since)
    .where('part', '<=', week.until)
    .groupBy(['figure', 'part'])
    .execute();
  const sumOf = (wanted: 'day-start' | 'day-completion', { since, until }: typeof week) =>
    rows
      .filter(({ figure, day }) => figure === wanted && day >= since && day <= until)
      .reduce((sum, { count }) => sum + Number(count), 0);
  const figuresOf = (days: typeof week) => ({
    starts: sumOf('day-start', days),
    completions: sumOf('day-completion', days),
  });
  return { ...figuresOf(week), previous: figuresOf(previous) };
}

/**
 * What readers chose, of the choices that the story has now.
 * @throws ApiError `story-not-found` unless the story is public and its author lets readers see it.
 */
export async function readShares(
  { database, versionParts }: Services,
  storyId: string,
): Promise<ChoiceShares> {
  const story = await liveStories(database)
    .select('stories.version')
    .where('stories.id', '=', storyId)
    .where('is_public', '=', 1)
    .where('shows_shares', '=', 1)
    .executeTakeFirst();
  if (!story) throw new ApiError('story-not-found');
  const [parts, chosen] = await Promise.all([
    versionParts.of(storyId, story.version),
    database
      .selectFrom('reading_figures')
      .select(['part as nodeId', 'choice_id as choiceId', 'count as chosen'])
      .where('story_id', '=', storyId)
      .where('version', '=', allVersions)
      .where('figure', '=', 'choice')
      .where('count', '>', 0)
      .orderBy('count', 'desc')
      .orderBy('part')
      .orderBy('choice_id')
      .limit(sharedChoicesMaximum)
      .execute(),
  ]);
  return choiceSharesOf(
    chosen.filter(({ nodeId, choiceId }) => parts?.get(nodeId)?.includes(choiceId)),
  );
}
