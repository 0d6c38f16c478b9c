import type {
  UserDetails,
  UserPageQuery,
  UserReportListResponse,
  UserStoryListResponse,
} from '../contract/index.ts';
import type { Query } from './query.ts';
import { type HookOptions, type QueryResult, useQuery } from './useQuery.ts';

type OfUser = readonly [id: string, UserPageQuery];

export const userDetails: Query<string, UserDetails> = {
  name: 'user-details',
  fetch: (client, id) => client.userDetails.read(id),
};

export const userStories: Query<OfUser, UserStoryListResponse> = {
  name: 'user-stories',
  fetch: (client, [id, query]) => client.userDetails.stories(id, query),
};

export const userReports: Query<OfUser, UserReportListResponse> = {
  name: 'user-reports',
  fetch: (client, [id, query]) => client.userDetails.reports(id, query),
};

/** One user, for administrators. */
export const useUserDetails = (id: string, options?: HookOptions): QueryResult<UserDetails> =>
  useQuery(userDetails, id, options);
