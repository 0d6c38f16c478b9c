import { useStoryData, useStoryStatistics, useStoryVersion } from '@dreamfork/api-client/hooks';
import { useState } from 'react';
import { choiceFigures, endingFigures, nodeFigures } from './figures.ts';

/** The statistics of a story, of the version that the author chooses, beside its document. */
export function useStatistics(storyId: string) {
  const [version, setVersion] = useState<number | null>(null);
  const { data: statistics, ...figures } = useStoryStatistics(
    storyId,
    version === null ? {} : { version },
    { keepPreviousData: true },
  );
  const story = useStoryData(storyId);
  const chosen = useStoryVersion(storyId, version);
  // The nodes of a version that is no longer kept are named by the present one.
  const document = (version === null ? undefined : chosen.data?.document) ?? story.data;
  const isLoading = !statistics || (!story.data && !story.error);
  return {
    version,
    setVersion,
    story: story.data,
    error: figures.error,
    hasDocumentFailed: story.error !== undefined && !story.data,
    retry: () => {
      void figures.mutate();
      if (story.error) void story.mutate();
    },
    statistics,
    /** Undefined until both figures and document, or its failure, are there. */
    report: isLoading
      ? undefined
      : {
          statistics,
          nodes: nodeFigures(statistics, { document }),
          choices: choiceFigures(statistics, { document }),
          endings: endingFigures(statistics, { document }),
        },
  };
}

export type StatisticsReport = NonNullable<ReturnType<typeof useStatistics>['report']>;
