import { storyDocument } from '@dreamfork/story';
import * as z from 'zod/mini';
import { versions } from '../routes/stories.ts';
import { pageLength, whole } from './paging.ts';
import { idParams, route } from './route.ts';
import { text } from './text.ts';

// What a column of type integer holds in PostgreSQL.
const versionMaximum = 2_147_483_647;

/** The number of a saved state of a story. */
export const versionNumber = z.int().check(z.positive(), z.maximum(versionMaximum));

/** The same in a path or a query, where everything is text. */
export const versionText = whole().check(z.positive(), z.maximum(versionMaximum));

export const versionNameMaximumLength = 120;

/** How many versions of a story may bear a name. */
export const namedVersionsMaximum = 100;

export const versionKinds = ['automatic', 'named'] as const;
export type VersionKind = (typeof versionKinds)[number];

/** A saved state of a story, without its document. */
export const storyVersion = z.object({
  /** The story's `version` after the save that made this state. */
  version: versionNumber,
  /** What the author calls it; null for one that was kept by itself. */
  name: z.nullable(z.string()),
  /** Named versions stay; automatic ones are thinned with age. */
  kind: z.enum(versionKinds),
  savedAt: z.iso.datetime(),
  /** Who saved it, where the story has versions of several authors; `name` is null where that account is gone. */
  savedBy: z.optional(z.object({ name: z.nullable(z.string()) })),
  /** True where text of a model was taken into the story since the version before it in the list. */
  hasModelText: z.optional(z.boolean()),
  title: z.string(),
  nodeCount: z.int().check(z.nonnegative()),
  connectionCount: z.int().check(z.nonnegative()),
  /** Words that a reader can meet. */
  wordCount: z.int().check(z.nonnegative()),
  /** Bytes of the document as JSON. */
  sizeBytes: z.int().check(z.nonnegative()),
});

export const versionListQuery = z.object({
  /** `nextCursor` of the page before. */
  cursor: z.optional(versionText),
  limit: z._default(pageLength(), 50),
});

export const versionListResponse = z.object({
  items: z.array(storyVersion),
  /** Where the next page begins; null on the last one. */
  nextCursor: z.nullable(versionNumber),
});

export const versionParams = z.extend(idParams, { version: versionText });

export const storyVersionData = z.extend(storyVersion, { document: storyDocument });

export const versionName = text().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(versionNameMaximumLength),
);

export const renameVersionRequest = z.object({
  /** Null takes the name away. */
  name: z.nullable(versionName),
});

const tag = 'Versions';

export const versionRoutes = {
  list: route(versions.list, {
    tag,
    summary: 'Saved states of a story of your own, newest first.',
    params: idParams,
    query: versionListQuery,
    response: versionListResponse,
    errors: [404],
  }),
  read: route(versions.read, {
    tag,
    summary: 'A saved state with its document. To restore it, save that document.',
    params: versionParams,
    response: storyVersionData,
    errors: [404],
  }),
  rename: route(versions.rename, {
    tag,
    summary: 'Name a saved state, so that it is kept for good, or take its name away.',
    params: versionParams,
    body: renameVersionRequest,
    response: storyVersion,
    errors: [404, 422],
  }),
} as const;

export type StoryVersion = z.output<typeof storyVersion>;
export type StoryVersionData = z.output<typeof storyVersionData>;
export type VersionListQuery = z.input<typeof versionListQuery>;
export type VersionListResponse = z.output<typeof versionListResponse>;
export type RenameVersionRequest = z.input<typeof renameVersionRequest>;
