import type {
  CategoryList,
  CommentListQuery,
  CommentListResponse,
  ReportListQuery,
  ReportListResponse,
  TagListQuery,
  TagListResponse,
} from '../contract/index.ts';
import type { Read } from './read.ts';
import { type ApiAnswer, type HookOptions, useAnswer } from './useAnswer.ts';

export const comments: Read<readonly [id: string, CommentListQuery], CommentListResponse> = {
  name: 'comments',
  ask: (client, [id, query]) => client.feedback.comments(id, query),
};

export const tags: Read<TagListQuery, TagListResponse> = {
  name: 'tags',
  ask: (client, query) => client.content.tags(query),
};

export const categoryList: Read<null, CategoryList> = {
  name: 'categories',
  ask: (client) => client.content.categories(),
};

export const reports: Read<ReportListQuery, ReportListResponse> = {
  name: 'reports',
  ask: (client, query) => client.moderation.reports(query),
};

/** A page of what readers say under a story, newest first; asks nothing without an id. */
export const useComments = (
  id: string | null | undefined,
  query: CommentListQuery = {},
  options?: HookOptions,
): ApiAnswer<CommentListResponse> =>
  useAnswer(comments, [id ?? '', query], {
    ...options,
    enabled: Boolean(id) && options?.enabled !== false,
  });

/** Tags of public stories, the most used first. */
export const useTags = (
  query: TagListQuery = {},
  options?: HookOptions,
): ApiAnswer<TagListResponse> => useAnswer(tags, query, options);

/** All categories, as the server names them. */
export const useCategories = (options?: HookOptions): ApiAnswer<CategoryList> =>
  useAnswer(categoryList, null, options);

/** What readers have reported and nobody has decided yet, for moderators. */
export const useReports = (
  query: ReportListQuery = {},
  options?: HookOptions,
): ApiAnswer<ReportListResponse> => useAnswer(reports, query, options);
