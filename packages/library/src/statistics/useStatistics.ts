import { routes, type StatisticsQuery } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import { useState } from 'react';
import { choiceFigures, endingFigures, nodeFigures } from './figures.ts';

type Query = Required<{ [Key in keyof StatisticsQuery]: NonNullable<StatisticsQuery[Key]> | null }>;

/** What the author chose to see; null for all of it. */
export type StatisticsChoice = Omit<Query, 'version' | 'period'> & {
  version: number | null;
  period: 'week' | 'month' | null;
  /** What stands beside it: the period before, or another version. */
  beside: 'previous' | number | null;
};

const everything: StatisticsChoice = {
  version: null,
  period: null,
  source: null,
  device: null,
  beside: null,
};

const queryOf = ({
  version,
  period,
  source,
  device,
}: Omit<Query, 'version'> & { version: number | null }): StatisticsQuery => ({
  ...(version === null ? {} : { version }),
  ...(period === null ? {} : { period }),
  ...(source === null ? {} : { source }),
  ...(device === null ? {} : { device }),
});

/** The query for the figures beside those of a choice. */
function besideOf(choice: StatisticsChoice): StatisticsQuery {
  const { beside, period } = choice;
  if (typeof beside === 'number') return queryOf({ ...choice, version: beside });
  return queryOf({ ...choice, period: period && `previous-${period}` });
}

/** The choice after a change, without a comparison that it no longer allows. */
function changed(choice: StatisticsChoice, change: Partial<StatisticsChoice>): StatisticsChoice {
  const next = { ...choice, ...change };
  const isPossible =
    next.beside === 'previous' ? next.period !== null : next.beside !== next.version;
  return isPossible ? next : { ...next, beside: null };
}

/** The statistics of a story as the author chooses to see them, beside its document. */
export function useStatistics(storyId: string) {
  const [choice, setChoice] = useState(everything);
  const { version, beside } = choice;
  const kept = { keepPreviousData: true };
  const { data: statistics, ...figures } = useQuery(
    routes.statistics.story,
    { params: { id: storyId }, query: queryOf(choice) },
    kept,
  );
  const compared = useQuery(
    routes.statistics.story,
    beside !== null ? { params: { id: storyId }, query: besideOf(choice) } : null,
  );
  const story = useQuery(routes.stories.data, {
    params: { id: storyId },
    query: { view: 'published' },
  });
  const chosen = useQuery(
    routes.versions.read,
    version === null ? null : { params: { id: storyId, version } },
  );
  // The nodes of a version that is no longer kept are named by the present one.
  const document = (version === null ? undefined : chosen.data?.document) ?? story.data;
  const isLoading = !statistics || (!story.data && !story.error);
  const reportOf = (found: NonNullable<typeof statistics>) => ({
    statistics: found,
    document,
    nodes: nodeFigures(found, { document }),
    choices: choiceFigures(found, { document }),
    endings: endingFigures(found, { document }),
  });
  return {
    choice,
    choose: (change: Partial<StatisticsChoice>) => setChoice(changed(choice, change)),
    story: story.data,
    error: figures.error,
    hasDocumentFailed: story.error !== undefined && !story.data,
    hasComparisonFailed: beside !== null && compared.error !== undefined && !compared.data,
    retry: () => {
      void figures.mutate();
      if (story.error) void story.mutate();
      if (compared.error) void compared.mutate();
    },
    statistics,
    /** Undefined until both figures and document, or its failure, are there. */
    report: isLoading ? undefined : reportOf(statistics),
    /** What stands beside the report; undefined where the author compares with nothing. */
    other: beside === null || isLoading || !compared.data ? undefined : reportOf(compared.data),
  };
}

export type StatisticsReport = NonNullable<ReturnType<typeof useStatistics>['report']>;
