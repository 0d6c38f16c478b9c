import type {
  AdminDashboard,
  AllStoryStatistics,
  PopularStoriesQuery,
  PopularStoriesResponse,
} from '../contract/index.ts';
import type { Query } from './query.ts';
import { type QueryResult, useQuery } from './useQuery.ts';

const allStoryStatistics: Query<null, AllStoryStatistics> = {
  name: 'all-story-statistics',
  fetch: (client) => client.adminStories.statistics(),
};

const popularStories: Query<PopularStoriesQuery, PopularStoriesResponse> = {
  name: 'popular-stories',
  fetch: (client, query) => client.adminStories.popular(query),
};

const adminDashboard: Query<null, AdminDashboard> = {
  name: 'admin-dashboard',
  fetch: (client) => client.adminStories.dashboard(),
};

/** Figures over all stories, for administrators. */
export const useAllStoryStatistics = (): QueryResult<AllStoryStatistics> =>
  useQuery(allStoryStatistics, null);

/** The stories with the most views, for administrators. */
export const usePopularStories = (
  query: PopularStoriesQuery = {},
): QueryResult<PopularStoriesResponse> => useQuery(popularStories, query);

/** What each of the last 30 days brought, for administrators. */
export const useAdminDashboard = (): QueryResult<AdminDashboard> => useQuery(adminDashboard, null);
