import {
  nodeTypes,
  readingDevices,
  readingEventTypes,
  readingSources,
  storyDocument,
} from '@dreamfork/story';
import * as z from 'zod/mini';
import { stories } from '../routes/stories.ts';
import { storyDescriptionMaximumLength, storyTitleMaximumLength } from '../values/stories.ts';
import { idParams, route } from './route.ts';

import { publication, storyListQuery, storyListResponse, storySummary } from './storySummary.ts';
import { tagList } from './tags.ts';
import { text } from './text.ts';
import { versionName, versionNumber } from './versions.ts';

/** The saved story form of the specification. `content` is a JSON string of nodes, connections, startNodeId, groups and notes. */
export const saveStoryRequest = z.object({
  title: text().check(z.maxLength(storyTitleMaximumLength)),
  description: z.pipe(
    z.nullish(text().check(z.maxLength(storyDescriptionMaximumLength))),
    z.transform((description) => description ?? ''),
  ),
  content: text(),
  /** An empty list leaves the tags as they are: the form of the specification always sends one. */
  tags: z._default(tagList, []),
  isPublic: z._default(z.boolean(), false),
  isActive: z._default(z.boolean(), true),
  /** The version the edit began from. Absent: the save wins whatever the server holds. */
  version: z.optional(versionNumber),
  /** Names the version that the save replaces, so that it is kept for good. A name that it has stays. */
  replacedVersionName: z.optional(versionName),
  /** Whether the author has taken text of a model into the story since the version before. */
  hasModelText: z.optional(z.boolean()),
  /**
   * Of a public story: false moves the draft only, so that readers keep the published version. Absent, the save
   * publishes if its author may; true is refused where they may not. The first publishing publishes whatever it says.
   */
  publish: z.optional(z.boolean()),
  /** Whether a conflict shall carry the document that the server holds, so that it can be merged at once. */
  wantsNewer: z.optional(z.boolean()),
});

export const saveStoryResponse = z.object({ success: z.literal(true), story: storySummary });

/** A whole story: its document and the facts around it. */
export const storyData = z.extend(storyDocument, {
  id: z.string(),
  isPublic: z.boolean(),
  version: versionNumber,
  authorName: z.string(),
  /** What the caller is to a story of somebody else's that they write. */
  role: z.optional(z.literal('co-author')),
  /** The cover in full size. */
  coverUrl: z.nullable(z.string()),
  /** False where the author wants no readings to be counted: a player then sends no events. */
  countsReadings: z.optional(z.boolean()),
  /** True where the author lets readers see what others chose: a player may then ask for the shares. */
  showsShares: z.optional(z.boolean()),
  /** True where the author tells readers that part of the text was written with a model. */
  disclosesModelText: z.optional(z.boolean()),
  /** What readers get of a public story. Told to its authors alone, where the answer is about the draft. */
  publication: z.optional(publication),
  /** Whether the author publishes by hand. Told to its authors alone, where the answer is about the draft. */
  publishesByHand: z.optional(z.boolean()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** Whose story an answer holds: `published` is what readers get, also for its owner. */
export const storyDataQuery = z.object({ view: z.optional(z.enum(['published'])) });

/** How many stories like another one are told. */
export const similarStoriesMaximum = 2;

/** A story to read next, with what its row shows. */
export const nextStory = z.pick(storySummary, {
  id: true,
  title: true,
  authorName: true,
  coverUrl: true,
  coverMap: true,
  endCount: true,
  readingMinutes: true,
});

export const nextStories = z.object({
  /** The most read other story of the same author; null where there is none. */
  byAuthor: z.nullable(nextStory),
  /** Stories of other authors: those that share the most tags first, then the most read. */
  similar: z.array(nextStory).check(z.maxLength(similarStoriesMaximum)),
});

export const nodeDraft = z.object({
  title: text().check(z.maxLength(1000)),
  type: z.enum(nodeTypes),
  content: text().check(z.maxLength(1_000_000)),
  position: z.object({ x: z.number(), y: z.number() }),
});

/** How many events one call may bring. */
export const playEventsMaximum = 50;

const secondsMaximum = 24 * 60 * 60;
const partId = text().check(z.maxLength(200));

/** What a reader did, without anything about the reader. */
export const playEvents = z.object({
  /**
   * A random id for this story only, by which a browser goes on for a day. Without one all guests behind an address
   * are one reader a day.
   */
  readingId: z.optional(text().check(z.minLength(16), z.maxLength(64))),
  /** The version that is read. @default the present one */
  version: z.optional(versionNumber),
  /** Counts with `device` alone; a reading keeps those of its first batch. */
  source: z.optional(z.enum(readingSources)),
  device: z.optional(z.enum(readingDevices)),
  events: z
    .array(
      z.object({
        type: z.enum(readingEventTypes),
        nodeId: partId,
        choiceId: z.optional(partId),
        /** Of an `end`: how long the reading took; absent for a reading that was interrupted. */
        seconds: z.optional(z.int().check(z.nonnegative(), z.maximum(secondsMaximum))),
      }),
    )
    .check(z.minLength(1), z.maxLength(playEventsMaximum)),
});

const tag = 'Stories';

export const storyRoutes = {
  listForDuplicates: route(stories.listForDuplicates, {
    tag,
    summary: "The caller's own stories, for the duplicate-title check; empty for a guest.",
    response: storyListResponse,
  }),
  create: route(stories.create, {
    tag,
    summary: 'Save a new story.',
    body: saveStoryRequest,
    response: saveStoryResponse,
    status: 201,
    errors: [413, 422],
  }),
  update: route(stories.update, {
    tag,
    summary:
      'Save an existing story, and publish it if it is public and `publish` is not false. A stale `version` is answered with 409.',
    params: idParams,
    body: saveStoryRequest,
    response: saveStoryResponse,
    errors: [404, 409, 413, 422],
  }),
  listPublic: route(stories.listPublic, {
    tag,
    summary: 'Public stories by words, tag and category, newest first.',
    query: storyListQuery,
    response: storyListResponse,
  }),
  listOwn: route(stories.listOwn, {
    tag,
    summary: "The caller's own stories, last changed first.",
    query: storyListQuery,
    response: storyListResponse,
  }),
  remove: route(stories.remove, {
    tag,
    summary: 'Delete a story of your own. It can be restored for 24 hours.',
    params: idParams,
    response: z.object({ success: z.literal(true) }),
    errors: [404],
  }),
  card: route(stories.card, {
    tag,
    summary:
      'A story without its document. Private stories answer 404 to everyone but their owner.',
    params: idParams,
    response: storySummary,
    errors: [404],
  }),
  data: route(stories.data, {
    tag,
    summary:
      'A whole story. Readers get the published version, its owner the draft, unless they ask for what readers get. Private stories answer 404 to everyone but their owner.',
    params: idParams,
    query: storyDataQuery,
    response: storyData,
    errors: [404],
  }),
  next: route(stories.next, {
    tag,
    summary:
      'Public stories to read after a public one: another of its author, and two that are like it.',
    params: idParams,
    response: nextStories,
    errors: [404],
  }),
  recordPlay: route(stories.recordPlay, {
    tag,
    summary:
      "Count what a reader did. A reading that began is a view: a browser counts once a day for a story, an address at most 200 times. Each node counts once in a reading, the owner's own reading never.",
    params: idParams,
    body: playEvents,
    response: z.object({ success: z.literal(true) }),
    errors: [404],
  }),
  createNode: route(stories.createNode, {
    tag,
    summary:
      'Check a new node and give it an id. It belongs to no story until one is saved with it.',
    body: nodeDraft,
    response: z.extend(nodeDraft, { id: z.string() }),
    status: 201,
  }),
} as const;

export type SaveStoryRequest = z.input<typeof saveStoryRequest>;
export type SaveStoryResponse = z.output<typeof saveStoryResponse>;
export type StoryData = z.output<typeof storyData>;
export type NextStory = z.output<typeof nextStory>;
export type NextStories = z.output<typeof nextStories>;
export type PlayEvents = z.input<typeof playEvents>;
export type NodeDraft = z.input<typeof nodeDraft>;
