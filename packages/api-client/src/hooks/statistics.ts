import type { StatisticsQuery, StoryStatistics, WeekOfReadings } from '../contract/index.ts';
import type { Query } from './query.ts';
import { type HookOptions, type QueryResult, useQuery } from './useQuery.ts';

export const storyStatistics: Query<readonly [id: string, StatisticsQuery], StoryStatistics> = {
  name: 'story-statistics',
  fetch: (client, [id, query]) => client.statistics.story(id, query),
};

/** What readers did in a story of the signed-in user, of one version or of all. */
export const useStoryStatistics = (
  id: string,
  query: StatisticsQuery = {},
  options?: HookOptions,
): QueryResult<StoryStatistics> => useQuery(storyStatistics, [id, query], options);

export const weekOfReadings: Query<readonly [], WeekOfReadings> = {
  name: 'week-of-readings',
  fetch: (client) => client.statistics.week(),
};

/** How often the stories of the signed-in user were read in the last seven days. */
export const useWeekOfReadings = (options?: HookOptions): QueryResult<WeekOfReadings> =>
  useQuery(weekOfReadings, [], options);
