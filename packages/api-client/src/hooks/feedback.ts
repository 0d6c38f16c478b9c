import type {
  CategoryList,
  CommentListQuery,
  CommentListResponse,
  TagListQuery,
  TagListResponse,
} from '../contract/index.ts';
import type { Query } from './query.ts';
import { type HookOptions, type QueryResult, useQuery } from './useQuery.ts';

export const comments: Query<readonly [id: string, CommentListQuery], CommentListResponse> = {
  name: 'comments',
  fetch: (client, [id, query]) => client.feedback.comments(id, query),
};

export const tags: Query<TagListQuery, TagListResponse> = {
  name: 'tags',
  fetch: (client, query) => client.content.tags(query),
};

export const categoryList: Query<null, CategoryList> = {
  name: 'categories',
  fetch: (client) => client.content.categories(),
};

/** A page of what readers say under a story, newest first; asks nothing without an id. */
export const useComments = (
  id: string | null | undefined,
  query: CommentListQuery = {},
  options?: HookOptions,
): QueryResult<CommentListResponse> =>
  useQuery(comments, [id ?? '', query], {
    ...options,
    enabled: Boolean(id) && options?.enabled !== false,
  });

/** Tags of public stories, the most used first. */
export const useTags = (
  query: TagListQuery = {},
  options?: HookOptions,
): QueryResult<TagListResponse> => useQuery(tags, query, options);

/** All categories, as the server names them. */
export const useCategories = (options?: HookOptions): QueryResult<CategoryList> =>
  useQuery(categoryList, null, options);
