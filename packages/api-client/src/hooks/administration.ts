import type {
  ActivityList,
  ActivityQuery,
  ActivitySummary,
  ActivitySummaryQuery,
  Monitoring,
  SystemOverview,
} from '../contract/index.ts';
import type { Query } from './query.ts';
import { type HookOptions, type QueryResult, useQuery } from './useQuery.ts';

export const monitoring: Query<null, Monitoring> = {
  name: 'monitoring',
  fetch: (client) => client.administration.monitoring(),
};

export const systemOverview: Query<null, SystemOverview> = {
  name: 'system-overview',
  fetch: (client) => client.administration.overview(),
};

/** How the server and what it stands on are, for administrators. */
export const useMonitoring = (options?: HookOptions): QueryResult<Monitoring> =>
  useQuery(monitoring, null, options);

/** What is set up, stored and done by itself, for administrators. */
export const useSystemOverview = (options?: HookOptions): QueryResult<SystemOverview> =>
  useQuery(systemOverview, null, options);

const activity: Query<ActivityQuery, ActivityList> = {
  name: 'activity',
  fetch: (client, query) => client.activity.list(query),
};

const activitySummary: Query<ActivitySummaryQuery, ActivitySummary> = {
  name: 'activity-summary',
  fetch: (client, query) => client.activity.summary(query),
};

/** What happened on each day of a period, for administrators. */
export const useActivity = (
  query: ActivityQuery,
  options?: HookOptions,
): QueryResult<ActivityList> => useQuery(activity, query, options);

/** What happened in a period and in the one before, for administrators. */
export const useActivitySummary = (
  query: ActivitySummaryQuery,
  options?: HookOptions,
): QueryResult<ActivitySummary> => useQuery(activitySummary, query, options);
