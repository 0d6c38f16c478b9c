import * as z from 'zod/mini';
import { filterBy, pageLength, whole } from './paging.ts';
import { text } from './text.ts';

export { maxCaptionsBytes, maxUploadBytes, removableAfterDays } from '@dreamfork/story';

/** What a media file is, by its number: 0 image, 1 video, 2 audio, 3 document, 4 archive, 5 other. */
export const mediaFileTypes = ['image', 'video', 'audio', 'document', 'archive', 'other'] as const;

export const mediaFile = z.object({
  id: z.string().check(z.minLength(1)),
  userId: z.string(),
  originalFileName: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  fileSize: z.number().check(z.nonnegative()),
  /** Place in `mediaFileTypes`. */
  type: z.int().check(z.minimum(0), z.maximum(5)),
  description: z.string(),
  tags: z.string(),
  status: z.int(),
  downloadCount: z.int().check(z.nonnegative()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  uploadedAt: z.iso.datetime(),
  /** Pixels of an image or a video as it is shown, its orientation applied. */
  width: z.optional(z.int().check(z.positive())),
  height: z.optional(z.int().check(z.positive())),
  /** Seconds of a video or a sound. */
  duration: z.optional(z.number().check(z.nonnegative())),
  /** A thumbhash in base64. A file that has one can be asked for as an image of every width. */
  placeholder: z.optional(z.string()),
  /** Loudness of a sound over its length, 0 to 255. */
  waveform: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(255)))),
  /** Short names such as `avc` and `aac` of what the tracks of a video or a sound are coded with. */
  codecs: z.optional(z.array(z.string())),
  /** Not proposed for removal, however long nothing uses it. */
  isKept: z.optional(z.boolean()),
  /** When its last use went, or when it was uploaded if it had none; absent while something uses it. */
  unusedSince: z.optional(z.iso.datetime()),
});

/** Most values of a waveform. */
export const maxWaveformLength = 400;

const flag = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((value) => value === 'true'),
  ),
);

/** A story that the caller writes, whose files these are. */
const ofStory = { storyId: z.optional(text().check(z.maxLength(200))) };

export const uploadQuery = z.object(ofStory);

export const mediaListQuery = z.object({
  skip: z._default(whole().check(z.nonnegative()), 0),
  take: z._default(pageLength(), 20),
  /** Words of the file name, the description or the tags. */
  search: z.optional(text().check(z.maxLength(200))),
  type: filterBy(z.enum(mediaFileTypes)),
  sort: z._default(z.enum(['newest', 'name', 'largest']), 'newest'),
  /** Only files that no story, cover or avatar uses and that are not marked as kept; only used ones if false. */
  unused: flag,
  /** Only files that have been unused for so many days and that are not marked as kept. */
  unusedDays: z.optional(whole().check(z.minimum(1), z.maximum(3650))),
  ...ofStory,
});

const line = (maximum: number) => text().check(z.maxLength(maximum));

/** What its owner may change of a file. */
export const mediaFileChange = z.object({
  originalFileName: z.optional(line(255).check(z.minLength(1))),
  description: z.optional(line(2000)),
  tags: z.optional(line(500)),
  isKept: z.optional(z.boolean()),
});

/** A file of another server. */
export const fetchFileRequest = z.object({
  url: text().check(z.maxLength(2000)),
  /** Refuses all but WebVTT captions, whatever the file is called. */
  isCaptions: z.optional(z.boolean()),
  ...ofStory,
});

/** Another own file of the same kind that takes the place of a file. */
export const mediaReplacement = z.object({
  fileId: line(200).check(z.minLength(1)),
  /** A story that is left as it is: the one that an editor has open changes there. */
  exceptStoryId: z.optional(line(200)),
});

/** Most stories that one call changes. */
export const replacedStoriesMaximum = 100;

const titledStories = z.array(z.object({ storyId: z.string(), title: z.string() }));

export const mediaReplaced = z.object({
  /** Stories that show the other file now, each as its next version. */
  replaced: titledStories,
  /** Stories that still show the first: above the maximum, or their save was refused. */
  left: titledStories,
});

/** A story that uses a file, and the nodes that show it. */
export const mediaUse = z.object({
  storyId: z.string(),
  title: z.string(),
  nodes: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Whether the file is the cover that was chosen for the story. */
  isCover: z.boolean(),
});

export const mediaUses = z.object({
  items: z.array(mediaUse),
  /** Whether the file is the avatar of its owner. */
  isAvatar: z.boolean(),
});

export const mediaListResponse = z.object({ items: z.array(mediaFile), total: z.int() });

/** The server's record that a story uses a file. */
export const mediaNode = z.object({
  id: z.string().check(z.minLength(1)),
  storyFlowId: text(),
  mediaFileId: text(),
  position: z.object({ x: z.number(), y: z.number() }),
  title: text(),
  description: text(),
});

export const mediaNodeRequest = z.omit(mediaNode, { id: true });

export const supportedTypes = z.object({
  mimeTypes: z.array(z.string()),
  maxBytes: z.int().check(z.positive()),
});

export const storageInfo = z.object({
  usedBytes: z.number().check(z.nonnegative()),
  totalBytes: z.number().check(z.nonnegative()),
  fileCount: z.int().check(z.nonnegative()),
});

/** Paths below which files are read, and the same paths with a signature that stands in for a token. */
export const signedAddressesRequest = z.object({
  paths: z.array(text().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(100)),
});

export const signedAddresses = z.object({
  items: z.array(
    z.object({ path: z.string(), signedPath: z.string(), expiresAt: z.iso.datetime() }),
  ),
});

/** What stands in for a token where a browser asks for a picture. */
export const signatureQuery = z.object({
  expires: z.optional(whole()),
  signature: z.optional(text().check(z.maxLength(100))),
});

export type MediaFile = z.output<typeof mediaFile>;
export type FetchFileRequest = z.input<typeof fetchFileRequest>;
export type MediaReplacement = z.input<typeof mediaReplacement>;
export type MediaReplaced = z.output<typeof mediaReplaced>;
export type MediaNode = z.output<typeof mediaNode>;
export type MediaNodeRequest = z.input<typeof mediaNodeRequest>;
export type MediaListQuery = z.input<typeof mediaListQuery>;
export type MediaFileChange = z.input<typeof mediaFileChange>;
export type MediaUse = z.output<typeof mediaUse>;
export type MediaUses = z.output<typeof mediaUses>;
