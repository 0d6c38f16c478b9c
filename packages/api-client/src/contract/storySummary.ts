import { coverLinesMaximum, coverPointsMaximum, coverSize } from '@dreamfork/story';
import * as z from 'zod/mini';
import { categories } from '../values/categories.ts';
import { storySorts, tagMaximumLength } from '../values/stories.ts';
import { cursor, pageLength, whole } from './paging.ts';

import { text } from './text.ts';
import { versionNumber } from './versions.ts';

export const category = z.enum(categories);

const coordinate = (maximum: number) => z.int().check(z.nonnegative(), z.maximum(maximum));
const point = z.int().check(z.nonnegative(), z.maximum(coverPointsMaximum - 1));
const points = () => z.array(point).check(z.maxLength(coverPointsMaximum));

/** The map of a story for a cover that is drawn, as `coverMap` of the story package makes it. */
export const drawnCoverMap = z.object({
  points: z
    .array(z.tuple([coordinate(coverSize.width), coordinate(coverSize.height)]))
    .check(z.maxLength(coverPointsMaximum)),
  lines: z.array(z.tuple([point, point])).check(z.maxLength(coverLinesMaximum)),
  path: points(),
  ends: points(),
});

const count = z.int().check(z.nonnegative());

/** The published version of a public story: what readers get. */
export const publication = z.object({
  /** Lower than the story's own where the draft is ahead of it. */
  version: versionNumber,
  /** When its content was published. */
  publishedAt: z.iso.datetime(),
});

/** A story without its document, as lists and save answers carry it. */
export const storySummary = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  /** Grows by one with every save; send it back as `version` to get 409 for a conflict. */
  version: versionNumber,
  authorName: z.string(),
  /**
   * The cover that the author chose, else the first picture of the story that this server holds, in the size of a
   * card. The address of a private story's cover is signed and works for an hour.
   */
  coverUrl: z.nullable(z.string()),
  /** What a cover is drawn from where there is no picture; absent for a story of one node. */
  coverMap: z.optional(drawnCoverMap),
  tags: z.array(z.string()),
  category: z.nullable(category),
  nodeCount: count,
  endCount: count,
  /** Words that a reader can meet. */
  wordCount: count,
  /** How long all of it takes to read. */
  readingMinutes: count,
  viewCount: count,
  choiceCount: count,
  likeCount: count,
  commentCount: count,
  /** Whether the caller likes it; false for a guest. */
  isLiked: z.boolean(),
  /** Whether it is the caller's; false for a guest. */
  isOwn: z.boolean(),
  /** What the caller is to a story of somebody else's that they write. */
  role: z.optional(z.literal('co-author')),
  /** Bytes of the document as JSON. Told to its authors alone. */
  sizeBytes: z.optional(count),
  /** The file that was chosen as the cover; null where none was. Told to its authors alone. */
  coverFileId: z.optional(z.nullable(z.string())),
  /** Whether readings are counted. Told to its authors alone. */
  countsReadings: z.optional(z.boolean()),
  /** Whether readers see what others chose. Told to its authors alone. */
  showsShares: z.optional(z.boolean()),
  /** Whether readers are told that part of the text was written with a model. Told to others only where it is so. */
  disclosesModelText: z.optional(z.boolean()),
  /** What readers get of a public story. Told to its authors alone, where the answer is about the draft. */
  publication: z.optional(publication),
  /** Whether the author publishes by hand: their editor then publishes no explicit save. Told to its authors alone. */
  publishesByHand: z.optional(z.boolean()),
  /** Open threads of its review. Told to its authors alone. */
  openThreads: z.optional(count),
  /** Why a moderator made it private; there until it is public again. Told to its authors alone. */
  unpublishedReason: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** Pages with a number end here; cursors go on. */
export const listPagesMaximum = 500;

/** So many stories are counted; above it `total` means at least so many. */
export const countedStoriesMaximum = 1000;

/** What narrows and orders a list of stories. */
export const storyFilter = z.object({
  /** Every word must begin a word of the title, the description, the tags or the author's name. */
  searchTerm: z.optional(text().check(z.trim(), z.maxLength(200))),
  sort: z.optional(z.enum(storySorts)),
  tag: z.optional(text().check(z.trim(), z.minLength(1), z.maxLength(tagMaximumLength + 1))),
  category: z.optional(category),
  /** `nextCursor` of the page before, which must have had the same filter. Wins over `page`. */
  cursor: z.optional(cursor),
  /** Stories of a page that has a cursor, or begins a row of such pages. */
  limit: z.optional(pageLength()),
});

export const storyListQuery = z.extend(storyFilter, {
  page: z.optional(whole().check(z.positive(), z.maximum(listPagesMaximum))),
  pageSize: z.optional(pageLength()),
});

/** How much of a list an answer holds. */
export const listExtent = z.object({
  total: count,
  totalPages: count,
  /** False where there are more than `total`. */
  isTotalExact: z.boolean(),
  /** Where the next page begins, also when stories are deleted meanwhile; null on the last one. */
  nextCursor: z.nullable(z.string()),
});

/** Without `page`, `pageSize`, `limit` and `cursor` the first thousand come in one answer. */
export const storyListResponse = z.extend(listExtent, { stories: z.array(storySummary) });

export type Publication = z.output<typeof publication>;
export type StorySummary = z.output<typeof storySummary>;
export type StoryListQuery = z.input<typeof storyListQuery>;
export type StoryListResponse = z.output<typeof storyListResponse>;
