import { nodeTypes } from '@dreamfork/story';
import * as z from 'zod/mini';
import { chapters, choices } from '../routes/content.ts';
import { pageLength } from './paging.ts';
import { idParams, route } from './route.ts';
import { text } from './text.ts';
import { versionNumber, versionText } from './versions.ts';

// Nodes and options are known within their story only, so their ids here begin with its id.

/** The id of a node or an option outside its story. */
export const partId = (storyId: string, innerId: string): string => `${storyId}.${innerId}`;

/** What a `partId` was made of; nothing for any other text. */
export function readPartId(id: string): { storyId: string; innerId: string } | undefined {
  const dot = id.indexOf('.');
  if (dot < 1 || dot === id.length - 1) return undefined;
  return { storyId: id.slice(0, dot), innerId: id.slice(dot + 1) };
}

/** The inner id of a part of this story; a part of another one is not found in it under any id. */
export function innerIdIn(storyId: string, id: string): string {
  const part = readPartId(id);
  return part?.storyId === storyId ? part.innerId : id;
}

const part = text().check(z.minLength(1), z.maxLength(450));
const partParams = z.object({ id: part });

/** The version the edit began from. Absent: the edit wins whatever the server holds. */
const baseVersion = z.optional(versionNumber);

const removalQuery = z.object({
  version: z.optional(versionText),
});

const heading = text().check(z.maxLength(1000));
const body = text().check(z.maxLength(1_000_000));
const type = z.enum(nodeTypes);

export const choiceItem = z.object({
  id: z.string(),
  chapterId: z.string(),
  text: z.string(),
  /** Null for a choice that leads nowhere yet. */
  targetChapterId: z.nullable(z.string()),
});

export const chapterItem = z.object({
  id: z.string(),
  contentId: z.string(),
  type,
  title: z.string(),
  content: z.string(),
  position: z.object({ x: z.number(), y: z.number() }),
  isStart: z.boolean(),
  choices: z.array(choiceItem),
  /** Chapters that this one leads to by itself, without a choice. */
  nextChapterIds: z.array(z.string()),
});

/** A changed part, and the story's version after the change. */
export const savedChapter = z.extend(chapterItem, { version: versionNumber });
export const savedChoice = z.extend(choiceItem, { version: versionNumber });
const removed = z.object({ success: z.literal(true), version: versionNumber });

/** Without either, the answer is the whole story, as `data` is: no larger than a story may be. */
export const chapterListQuery = z.object({
  /** `nextCursor` of the page before. */
  cursor: z.optional(part),
  limit: z.optional(pageLength()),
});

export const chapterListResponse = z.object({
  items: z.array(chapterItem),
  version: versionNumber,
  /** Where the next page begins; null on the last one. */
  nextCursor: z.optional(z.nullable(z.string())),
});
export const choiceListResponse = z.object({ items: z.array(choiceItem) });

export const createChapterRequest = z.object({
  contentId: text().check(z.minLength(1), z.maxLength(200)),
  type: z._default(type, 'text'),
  title: z.optional(heading),
  content: z.optional(body),
  position: z.optional(z.object({ x: z.number(), y: z.number() })),
  /** The chapter that leads to the new one. */
  afterChapterId: z.optional(part),
  version: baseVersion,
});

export const updateChapterRequest = z.object({
  type: z.optional(type),
  title: z.optional(heading),
  content: z.optional(body),
  version: baseVersion,
});

const choiceText = text().check(z.maxLength(10_000));

export const createChoiceRequest = z.object({
  chapterId: part,
  text: choiceText,
  targetChapterId: z.optional(z.nullable(part)),
  version: baseVersion,
});

export const updateChoiceRequest = z.object({
  text: z.optional(choiceText),
  /** Null makes the choice lead nowhere. */
  targetChapterId: z.optional(z.nullable(part)),
  version: baseVersion,
});

const tag = 'Chapters and choices';

export const chapterRoutes = {
  list: route(chapters.list, {
    tag,
    summary: 'The nodes of a story that the caller may read: all of them, or by pages.',
    params: idParams,
    query: chapterListQuery,
    response: chapterListResponse,
    errors: [404],
  }),
  read: route(chapters.read, {
    tag,
    summary: 'One node.',
    params: partParams,
    response: chapterItem,
    errors: [404],
  }),
  create: route(chapters.create, {
    tag,
    summary: 'Add a node to a story of your own.',
    body: createChapterRequest,
    response: savedChapter,
    status: 201,
    errors: [404, 409, 413, 422],
  }),
  update: route(chapters.update, {
    tag,
    summary: 'Change what a node says or of which type it is.',
    params: partParams,
    body: updateChapterRequest,
    response: savedChapter,
    errors: [404, 409, 413, 422],
  }),
  remove: route(chapters.remove, {
    tag,
    summary: 'Delete a node with its choices. The start cannot be deleted.',
    params: partParams,
    query: removalQuery,
    response: removed,
    errors: [404, 409, 422],
  }),
} as const;

export const choiceRoutes = {
  list: route(choices.list, {
    tag,
    summary: 'The choices of a node.',
    params: partParams,
    response: choiceListResponse,
    errors: [404],
  }),
  create: route(choices.create, {
    tag,
    summary: 'Add a choice to a node of your own.',
    body: createChoiceRequest,
    response: savedChoice,
    status: 201,
    errors: [404, 409, 413, 422],
  }),
  update: route(choices.update, {
    tag,
    summary: 'Change the words of a choice or where it leads.',
    params: partParams,
    body: updateChoiceRequest,
    response: savedChoice,
    errors: [404, 409, 413, 422],
  }),
  remove: route(choices.remove, {
    tag,
    summary: 'Delete a choice.',
    params: partParams,
    query: removalQuery,
    response: removed,
    errors: [404, 409, 422],
  }),
} as const;

export type ChapterItem = z.output<typeof chapterItem>;
export type ChoiceItem = z.output<typeof choiceItem>;
export type ChapterListQuery = z.input<typeof chapterListQuery>;
export type ChapterListResponse = z.output<typeof chapterListResponse>;
export type SavedChapter = z.output<typeof savedChapter>;
export type SavedChoice = z.output<typeof savedChoice>;
export type CreateChapterRequest = z.input<typeof createChapterRequest>;
export type UpdateChapterRequest = z.input<typeof updateChapterRequest>;
export type CreateChoiceRequest = z.input<typeof createChoiceRequest>;
export type UpdateChoiceRequest = z.input<typeof updateChoiceRequest>;
