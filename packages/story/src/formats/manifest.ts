import * as z from 'zod/mini';
import type { StoryDocument } from '../schema/document.ts';

export const storyFileFormat = 'dreamfork';
export const storyFileVersion = 1;
export const storyFileExtension = '.df';

/** The entries of a story file besides the media. */
export const storyFileEntries = { manifest: 'manifest.json', story: 'story.json' } as const;

const size = z.int().check(z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const mediaEntry = z.looseObject({
  id: z.string().check(z.regex(/^[\w-]{1,200}$/)),
  path: z.string().check(z.regex(/^media\/[\w-]{1,200}\.[0-9a-z]{1,10}$/)),
  mimeType: z.string().check(z.regex(/^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}$/)),
  size,
  sha256,
});

/** `manifest.json` of a story file (SPEC X1–X4). */
export const storyFileManifest = z
  .looseObject({
    format: z.literal(storyFileFormat),
    version: z.int().check(z.positive()),
    title: z.string(),
    counts: z.looseObject({ nodes: size, connections: size, media: size }),
    /** The program that wrote the file, with its version. */
    exporter: z.string(),
    created: z.iso.datetime(),
    story: z.looseObject({ path: z.literal(storyFileEntries.story), size, sha256 }),
    media: z.array(mediaEntry),
  })
  .check(
    z.refine(({ counts, media }) => counts.media === media.length, { path: ['counts', 'media'] }),
    z.refine(({ media }) => new Set(media.map(({ id }) => id)).size === media.length, {
      path: ['media'],
    }),
    z.refine(({ media }) => new Set(media.map(({ path }) => path)).size === media.length, {
      path: ['media'],
    }),
  );

export type StoryFileManifest = z.output<typeof storyFileManifest>;
export type StoryFileMedia = StoryFileManifest['media'][number];

export type ManifestInput = {
  title: string;
  counts: { nodes: number; connections: number };
  exporter: string;
  /** ISO 8601 time. */
  created: string;
  /** Size of `story.json` in bytes, and its hash in lower-case hexadecimal digits. */
  story: { size: number; sha256: string };
  media: readonly StoryFileMedia[];
};

/** The numbers of parts of a document, for its manifest. */
export const countParts = ({
  nodes,
  connections,
}: Pick<StoryDocument, 'nodes' | 'connections'>): ManifestInput['counts'] => ({
  nodes: nodes.length,
  connections: connections.length,
});

/** The manifest of a story file. */
export const createManifest = ({
  title,
  counts,
  exporter,
  created,
  story,
  media,
}: ManifestInput): StoryFileManifest => ({
  format: storyFileFormat,
  version: storyFileVersion,
  title,
  counts: { ...counts, media: media.length },
  exporter,
  created,
  story: { path: storyFileEntries.story, ...story },
  media: [...media],
});
