import type {
  AuditListQuery,
  AuditListResponse,
  CaseListQuery,
  CaseListResponse,
  CommentListQuery,
  CommentListResponse,
  OwnDecisionListQuery,
  OwnDecisionListResponse,
  SignInFailureListResponse,
  SignInFailureQuery,
  SignInLockListResponse,
  SignInLockQuery,
  StoryListQuery,
  StoryListResponse,
  UserPageQuery,
  UserReportListResponse,
  UserStoryListResponse,
} from '../contract/index.ts';
import { audit, signInFailures, signInLocks } from './audit.ts';
import { cases, ownDecisions } from './cases.ts';
import { comments } from './feedback.ts';
import type { Query } from './query.ts';
import { ownStories, publicStories } from './stories.ts';
import { userReports, userStories } from './userDetails.ts';

/** Where a page goes on, and how long it is to be. */
export type NextPage = { cursor: string; limit?: number };

type Page = { nextCursor: string | null };

/** A read whose answer is the first page of a list. */
export type PagedRead<Input, Data extends Page> = {
  query: Query<Input, Data>;
  /** The input that asks for a later page. */
  later: (input: Input, next: NextPage) => Input;
  count: (page: Data) => number;
  /** Two pages as one; what is in both stands once. */
  join: (before: Data, after: Data) => Data;
};

/** The greatest page of every list. */
export const pageMaximum = 100;

const joined = <Item extends { id: string }>(before: readonly Item[], after: readonly Item[]) => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...after.filter(({ id }) => !known.has(id))];
};

const stories = (query: typeof publicStories): PagedRead<StoryListQuery, StoryListResponse> => ({
  query,
  later: (query, next) => ({ ...query, ...next }),
  count: (page) => page.stories.length,
  join: (before, after) => ({ ...after, stories: joined(before.stories, after.stories) }),
});

export const publicStoryPages = stories(publicStories);
export const ownStoryPages = stories(ownStories);

export const commentPages: PagedRead<readonly [id: string, CommentListQuery], CommentListResponse> =
  {
    query: comments,
    later: ([id, query], next) => [id, { ...query, ...next }],
    count: (page) => page.items.length,
    join: (before, after) => ({ ...after, items: joined(before.items, after.items) }),
  };

export const casePages: PagedRead<CaseListQuery, CaseListResponse> = {
  query: cases,
  later: (query, next) => ({ ...query, ...next }),
  count: (page) => page.items.length,
  join: (before, after) => ({ ...after, items: joined(before.items, after.items) }),
};

export const ownDecisionPages: PagedRead<OwnDecisionListQuery, OwnDecisionListResponse> = {
  query: ownDecisions,
  later: (query, next) => ({ ...query, ...next }),
  count: (page) => page.items.length,
  join: (before, after) => ({ ...after, items: joined(before.items, after.items) }),
};

type OfUser = readonly [id: string, UserPageQuery];

export const userStoryPages: PagedRead<OfUser, UserStoryListResponse> = {
  query: userStories,
  later: ([id, query], next) => [id, { ...query, ...next }],
  count: (page) => page.items.length,
  join: (before, after) => ({ ...after, items: joined(before.items, after.items) }),
};

export const userReportPages: PagedRead<OfUser, UserReportListResponse> = {
  query: userReports,
  later: ([id, query], next) => [id, { ...query, ...next }],
  count: (page) => page.items.length,
  join: (before, after) => ({ ...after, items: joined(before.items, after.items) }),
};

export const auditPages: PagedRead<AuditListQuery, AuditListResponse> = {
  query: audit,
  later: (query, next) => ({ ...query, ...next }),
  count: (page) => page.items.length,
  join: (before, after) => ({ ...after, items: joined(before.items, after.items) }),
};

export const signInFailurePages: PagedRead<SignInFailureQuery, SignInFailureListResponse> = {
  query: signInFailures,
  later: (query, next) => ({ ...query, ...next }),
  count: (page) => page.items.length,
  join: (before, after) => ({ ...after, items: joined(before.items, after.items) }),
};

export const signInLockPages: PagedRead<SignInLockQuery, SignInLockListResponse> = {
  query: signInLocks,
  later: (query, next) => ({ ...query, ...next }),
  count: (page) => page.items.length,
  join: (before, after) => ({ ...after, items: joined(before.items, after.items) }),
};
