import * as z from 'zod/mini';
import { fail, type Result, succeed } from '../result.ts';
import type { StoryDocument } from '../schema/document.ts';
import { type Problem, problem } from '../validation/problem.ts';

export const storyFileFormat = 'dreamfork';
/** The major version: files of another one are refused, whatever their minor version is opened. */
export const storyFileVersion = 1;
export const storyFileExtension = '.df';

/** The entries of a story file besides the media. */
export const storyFileEntries = { manifest: 'manifest.json', story: 'story.json' } as const;

const size = z.int().check(z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const path = z.string().check(z.regex(/^media\/[\w-]{1,200}\.[0-9a-z]{1,10}$/));

const mediaEntry = z.looseObject({
  id: z.string().check(z.regex(/^[\w-]{1,200}$/)),
  path,
  mimeType: z.string().check(z.regex(/^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}$/)),
  size,
  sha256,
  /** The name that its owner sees. */
  name: z.optional(z.string().check(z.maxLength(255))),
  description: z.optional(z.string()),
  tags: z.optional(z.string()),
  /** Loudness of a sound over its length, 0 to 255. */
  waveform: z.optional(z.array(z.int().check(z.gte(0), z.lte(255)))),
  /** A picture of a video. */
  poster: z.optional(z.looseObject({ path, size, sha256 })),
});

const pathsOf = (media: readonly z.output<typeof mediaEntry>[]): string[] =>
  media.flatMap(({ path: own, poster }) => (poster ? [own, poster.path] : [own]));

/** `manifest.json` of a story file (SPEC X1–X4). */
export const storyFileManifest = z
  .looseObject({
    format: z.literal(storyFileFormat),
    /** `1`, or with a minor version `1.2` or `"1.2"`. */
    version: z.union([z.number(), z.string().check(z.regex(/^\d{1,4}(\.\d{1,6}){0,2}$/))]),
    title: z.string(),
    counts: z.looseObject({ nodes: size, connections: size, media: size }),
    /** The program that wrote the file, with its version. */
    exporter: z.string(),
    created: z.iso.datetime(),
    story: z.looseObject({ path: z.literal(storyFileEntries.story), size, sha256 }),
    media: z.array(mediaEntry),
    tags: z.optional(z.array(z.string())),
    category: z.optional(z.string()),
    /** Id of the medium that is the cover. */
    cover: z.optional(z.string()),
    /** Of a story that was public: since when readers had its published version, and whether that is what the file holds. */
    published: z.optional(z.looseObject({ at: z.iso.datetime(), isCurrent: z.boolean() })),
  })
  .check(
    z.refine(({ counts, media }) => counts.media === media.length, { path: ['counts', 'media'] }),
    z.refine(({ media }) => new Set(media.map(({ id }) => id)).size === media.length, {
      path: ['media'],
    }),
    z.refine(({ media }) => new Set(pathsOf(media)).size === pathsOf(media).length, {
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
} & Partial<Pick<StoryFileManifest, 'tags' | 'category' | 'cover' | 'published'>>;

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
  ...details
}: ManifestInput): StoryFileManifest => ({
  format: storyFileFormat,
  version: storyFileVersion,
  title,
  counts: { ...counts, media: media.length },
  exporter,
  created,
  story: { path: storyFileEntries.story, ...story },
  media: [...media],
  ...details,
});

const knownKeys = new Set(Object.keys(storyFileManifest.shape));
const knownMediaKeys = new Set(Object.keys(mediaEntry.shape));

const unknownKeys = (value: object, known: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !known.has(key)));

/** The keys of a manifest that this version does not know, those of media by their id. */
export type ManifestExtras = {
  manifest: Record<string, unknown>;
  media: Record<string, Record<string, unknown>>;
};

export const manifestExtras = ({ media, ...manifest }: StoryFileManifest): ManifestExtras => ({
  manifest: unknownKeys(manifest, knownKeys),
  media: Object.fromEntries(
    media
      .map((one) => [one.id, unknownKeys(one, knownMediaKeys)] as const)
      .filter(([, extras]) => Object.keys(extras).length > 0),
  ),
});

type Heading = { format?: unknown; version?: unknown };

const headingOf = (input: unknown): Heading =>
  typeof input === 'object' && input !== null ? input : {};

/** `1` of `1`, `1.2` and `"1.2"`; undefined where it is no version. */
function majorOf(version: unknown): number | undefined {
  const [, major] = /^(\d{1,4})(?:\.\d{1,6}){0,2}$/.exec(String(version)) ?? [];
  return major === undefined ? undefined : Number(major);
}

const refuse = (code: 'file-unrecognised' | 'file-newer' | 'file-damaged') => fail(problem(code));

/** Reads the text of `manifest.json`; keys it does not know are kept (SPEC X2–X4). */
export function parseManifest(text: string): Result<StoryFileManifest, Problem> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return refuse('file-damaged');
  }
  const { format, version } = headingOf(input);
  if (format !== storyFileFormat) return refuse('file-unrecognised');
  const major = majorOf(version);
  if (major !== undefined && major > storyFileVersion) return refuse('file-newer');
  if (major !== storyFileVersion) return refuse('file-damaged');
  const parsed = storyFileManifest.safeParse(input);
  return parsed.success ? succeed(parsed.data) : refuse('file-damaged');
}
