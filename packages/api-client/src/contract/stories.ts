import { nodeTypes, storyDocument } from '@dreamfork/story';
import { z } from 'zod';
import { idParams, route } from './route.ts';

export const storyTitleMaximumLength = 300;
export const storyDescriptionMaximumLength = 10_000;

/** A story without its document, as lists and save answers carry it. */
export const storySummary = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  /** Grows by one with every save; send it back as `version` to have clashes answered with 409. */
  version: z.number().int().positive(),
  authorName: z.string(),
  coverUrl: z.string().nullable(),
  nodeCount: z.number().int().nonnegative(),
  endCount: z.number().int().nonnegative(),
  viewCount: z.number().int().nonnegative(),
  choiceCount: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** The saved story form of the specification. `content` is a JSON string of nodes, connections, startNodeId, groups and notes. */
export const saveStoryRequest = z.object({
  title: z.string().max(storyTitleMaximumLength),
  description: z
    .string()
    .max(storyDescriptionMaximumLength)
    .nullish()
    .transform((description) => description ?? ''),
  content: z.string(),
  tags: z.array(z.string()).default([]),
  isPublic: z.boolean().default(false),
  isActive: z.boolean().default(true),
  /** The version the edit began from. Absent: the save wins whatever the server holds. */
  version: z.number().int().positive().optional(),
});

export const saveStoryResponse = z.object({ success: z.literal(true), story: storySummary });

/** A whole story: its document and the facts around it. */
export const storyData = storyDocument.extend({
  id: z.string(),
  isPublic: z.boolean(),
  version: z.number().int().positive(),
  authorName: z.string(),
  coverUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const storyListQuery = z.object({
  searchTerm: z.string().trim().max(200).optional(),
  page: z.coerce.number<number | string>().int().positive().optional(),
  pageSize: z.coerce.number<number | string>().int().min(1).max(100).optional(),
});

/** Without `page` the newest thousand come in one answer. */
export const storyListResponse = z.object({
  stories: z.array(storySummary),
  total: z.number().int().nonnegative(),
  totalPages: z.number().int().nonnegative(),
});

export const nodeDraft = z.object({
  title: z.string().max(1000),
  type: z.enum(nodeTypes),
  content: z.string().max(1_000_000),
  position: z.object({ x: z.number(), y: z.number() }),
});

export const playEventTypes = ['start', 'choice', 'end'] as const;

/** What a reader did, without anything about the reader. */
export const playEvents = z.object({
  events: z
    .array(z.object({ type: z.enum(playEventTypes), nodeId: z.string().max(200) }))
    .min(1)
    .max(50),
});

const tag = 'Stories';

export const storyRoutes = {
  listForDuplicates: route({
    method: 'GET',
    path: '/api/StoryManagement',
    access: 'optional',
    tag,
    summary: "The caller's own stories, for the duplicate-title check; empty for a guest.",
    response: storyListResponse,
  }),
  create: route({
    method: 'POST',
    path: '/api/StoryManagement/create',
    access: 'user',
    tag,
    summary: 'Save a new story.',
    body: saveStoryRequest,
    response: saveStoryResponse,
    status: 201,
    errors: [413, 422],
  }),
  update: route({
    method: 'PUT',
    path: '/api/StoryManagement/{id}',
    access: 'user',
    tag,
    summary: 'Save an existing story. A stale `version` is answered with 409.',
    params: idParams,
    body: saveStoryRequest,
    response: saveStoryResponse,
    errors: [404, 409, 413, 422],
  }),
  listPublic: route({
    method: 'GET',
    path: '/api/StoryManagement/public',
    access: 'public',
    tag,
    summary: 'Public stories, newest first.',
    query: storyListQuery,
    response: storyListResponse,
  }),
  listOwn: route({
    method: 'GET',
    path: '/api/story',
    access: 'user',
    tag,
    summary: "The caller's own stories, last changed first.",
    query: storyListQuery,
    response: storyListResponse,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/story/{id}',
    access: 'user',
    tag,
    summary: 'Delete a story of your own.',
    params: idParams,
    response: z.object({ success: z.literal(true) }),
    errors: [404],
  }),
  data: route({
    method: 'GET',
    path: '/api/story/{id}/data',
    access: 'optional',
    tag,
    summary: 'A whole story. Private stories answer 404 to everyone but their owner.',
    params: idParams,
    response: storyData,
    errors: [404],
  }),
  recordPlay: route({
    method: 'POST',
    path: '/api/story/{id}/events',
    access: 'optional',
    tag,
    summary: "Count what a reader did. The owner's own reading is not counted.",
    params: idParams,
    body: playEvents,
    response: z.object({ success: z.literal(true) }),
    errors: [404],
  }),
  createNode: route({
    method: 'POST',
    path: '/api/storyflow/nodes',
    access: 'optional',
    tag,
    summary:
      'Check a new node and give it an id. It belongs to no story until one is saved with it.',
    body: nodeDraft,
    response: nodeDraft.extend({ id: z.string() }),
    status: 201,
  }),
} as const;

export type StorySummary = z.output<typeof storySummary>;
export type SaveStoryRequest = z.input<typeof saveStoryRequest>;
export type SaveStoryResponse = z.output<typeof saveStoryResponse>;
export type StoryData = z.output<typeof storyData>;
export type StoryListQuery = z.input<typeof storyListQuery>;
export type StoryListResponse = z.output<typeof storyListResponse>;
export type PlayEvents = z.input<typeof playEvents>;
export type PlayEventType = (typeof playEventTypes)[number];
export type NodeDraft = z.input<typeof nodeDraft>;
