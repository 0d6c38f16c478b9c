import * as z from 'zod/mini';
import { content } from '../routes/content.ts';
import { storyDescriptionMaximumLength, storyTitleMaximumLength } from '../values/stories.ts';
import { chosenImage } from './chosenImage.ts';
import { pageLength, whole } from './paging.ts';
import { idParams, route } from './route.ts';
import {
  category,
  listExtent,
  listPagesMaximum,
  storyFilter,
  storyListQuery,
  storySummary,
} from './storySummary.ts';
import { tagList } from './tags.ts';
import { text } from './text.ts';
import { versionNumber } from './versions.ts';

// The generic view of the same stories: content is a story, a chapter a node, a choice an option.

export const contentTypes = ['story'] as const;
const type = z.enum(contentTypes);

const count = z.int().check(z.nonnegative());

export const contentItem = z.extend(storySummary, { type, published: z.boolean() });

const title = text().check(z.trim(), z.minLength(1), z.maxLength(storyTitleMaximumLength));
const description = text().check(z.maxLength(storyDescriptionMaximumLength));

export const createContentRequest = z.object({
  title,
  description: z._default(description, ''),
  tags: z._default(tagList, []),
  category: z._default(z.nullable(category), null),
});

/** What is left out stays as it is. Tags, category, cover and what concerns readers do not change the story's version. */
export const updateContentRequest = z.object({
  title: z.optional(title),
  description: z.optional(description),
  tags: z.optional(tagList),
  category: z.optional(z.nullable(category)),
  /** An image file of the caller's own that is the cover; null: the first picture of the story is. */
  coverFileId: chosenImage,
  /** Whether readings are counted. */
  countsReadings: z.optional(z.boolean()),
  /** Whether readers see what others chose. */
  showsShares: z.optional(z.boolean()),
  /** Whether readers are told that part of the text was written with a model. */
  disclosesModelText: z.optional(z.boolean()),
  /** Whether the author publishes by hand. */
  publishesByHand: z.optional(z.boolean()),
  /** The version the edit began from. Absent: the edit wins whatever the server holds. */
  version: z.optional(versionNumber),
});

const contentFilter = z.extend(storyFilter, {
  type: z.optional(type),
  page: storyListQuery.shape.page,
  pageSize: storyListQuery.shape.pageSize,
});

/** `query` is another name of `searchTerm`. */
export const contentSearchQuery = z.pipe(
  z.extend(contentFilter, { query: contentFilter.shape.searchTerm }),
  z.transform(({ query, searchTerm, ...filter }) => ({
    ...filter,
    searchTerm: searchTerm ?? query,
  })),
);

export const ownContentQuery = z.extend(contentFilter, {
  page: z._default(whole().check(z.positive(), z.maximum(listPagesMaximum)), 1),
  pageSize: z._default(pageLength(), 20),
});

export const contentList = z.extend(listExtent, { items: z.array(contentItem) });

export const contentCountQuery = z.object({
  count: z._default(whole().check(z.minimum(1), z.maximum(50)), 10),
  type: z.optional(type),
});

export const publishRequest = z.object({ publish: z.boolean() });

/** Without a body: like. */
export const likeRequest = z.nullish(z.object({ liked: z._default(z.boolean(), true) }));

export const likeResponse = z.object({
  success: z.literal(true),
  liked: z.boolean(),
  likeCount: count,
});

export const categoryList = z.object({
  items: z.array(z.object({ key: category, name: z.string() })),
});

export const tagListQuery = z.object({
  /** How the tag begins. */
  searchTerm: z.optional(text().check(z.trim(), z.maxLength(31))),
  limit: z._default(pageLength(), 30),
});

/** Tags of public stories, the most used first. */
export const tagListResponse = z.object({
  items: z.array(z.object({ key: z.string(), name: z.string(), storyCount: count })),
});

const items = z.object({ items: z.array(contentItem) });
const tag = 'Content';

export const contentRoutes = {
  search: route(content.search, {
    tag,
    summary: 'Public stories by words, tag and category.',
    query: contentSearchQuery,
    response: contentList,
  }),
  listOwn: route(content.listOwn, {
    tag,
    summary: "The caller's own stories, last changed first.",
    query: ownContentQuery,
    response: contentList,
  }),
  popular: route(content.popular, {
    tag,
    summary: 'The public stories that are read most.',
    query: contentCountQuery,
    response: items,
  }),
  recent: route(content.recent, {
    tag,
    summary: 'The newest public stories.',
    query: contentCountQuery,
    response: items,
  }),
  read: route(content.read, {
    tag,
    summary: 'The facts of a story. Private stories answer 404 to everyone but their owner.',
    params: idParams,
    response: contentItem,
    errors: [404],
  }),
  create: route(content.create, {
    tag,
    summary: 'Begin a story: private, with a start and nothing else.',
    body: createContentRequest,
    response: contentItem,
    status: 201,
    errors: [413, 422],
  }),
  update: route(content.update, {
    tag,
    summary:
      'Change what is said about a story of your own. Title and description move the draft only where it is ahead of the published version, or the author publishes by hand.',
    params: idParams,
    body: updateContentRequest,
    response: contentItem,
    errors: [404, 409, 413, 422],
  }),
  remove: route(content.remove, {
    tag,
    summary: 'Delete a story of your own. It can be restored for 24 hours.',
    params: idParams,
    response: z.object({ success: z.literal(true) }),
    errors: [404],
  }),
  publish: route(content.publish, {
    tag,
    summary:
      'Publish the draft of a story of your own, or make it private. One that a moderator made private has to be changed first.',
    params: idParams,
    body: publishRequest,
    response: contentItem,
    errors: [403, 404],
  }),
  like: route(content.like, {
    tag,
    summary: 'Like a public story, or take the like back.',
    params: idParams,
    body: likeRequest,
    response: likeResponse,
    errors: [404],
  }),
  categories: route(content.categories, {
    tag,
    summary: "All categories, with their names in the caller's language.",
    response: categoryList,
  }),
  tags: route(content.tags, {
    tag,
    summary: 'Tags of public stories, the most used first.',
    query: tagListQuery,
    response: tagListResponse,
  }),
} as const;

export type ContentItem = z.output<typeof contentItem>;
export type ContentList = z.output<typeof contentList>;
export type CreateContentRequest = z.input<typeof createContentRequest>;
export type UpdateContentRequest = z.input<typeof updateContentRequest>;
export type ContentSearchQuery = z.input<typeof contentSearchQuery>;
export type OwnContentQuery = z.input<typeof ownContentQuery>;
export type ContentCountQuery = z.input<typeof contentCountQuery>;
export type LikeResponse = z.output<typeof likeResponse>;
export type TagListQuery = z.input<typeof tagListQuery>;
export type TagListResponse = z.output<typeof tagListResponse>;
export type CategoryList = z.output<typeof categoryList>;
