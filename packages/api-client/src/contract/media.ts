import * as z from 'zod/mini';
import { pageLength, whole } from './paging.ts';
import { idParams, route } from './route.ts';
import { text } from './text.ts';

/** What a media file is, by its number: 0 image, 1 video, 2 audio, 3 document, 4 archive, 5 other. */
export const mediaFileTypes = ['image', 'video', 'audio', 'document', 'archive', 'other'] as const;

/** The largest file that may be uploaded: 50 MB. */
export const maxUploadBytes = 52_428_800;

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
});

export const mediaListQuery = z.object({
  skip: z._default(whole().check(z.nonnegative()), 0),
  take: z._default(pageLength(), 20),
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

const tag = 'Media';

export const mediaRoutes = {
  upload: route({
    method: 'POST',
    path: '/api/media/upload',
    access: 'user',
    tag,
    summary:
      'Upload a file: a multipart form with `file`, `description`, `tags`, and both again as `metadataJson`.',
    response: mediaFile,
    status: 201,
    errors: [413, 422],
  }),
  files: route({
    method: 'GET',
    path: '/api/media/files',
    access: 'user',
    tag,
    summary: 'Your files, newest first.',
    query: mediaListQuery,
    response: mediaListResponse,
  }),
  file: route({
    method: 'GET',
    path: '/api/media/files/{id}',
    access: 'owner',
    tag,
    summary: 'What is known about one of your files.',
    params: idParams,
    response: mediaFile,
    errors: [404],
  }),
  createNode: route({
    method: 'POST',
    path: '/api/media/nodes',
    access: 'user',
    tag,
    summary: 'Note down that a story uses a file.',
    body: mediaNodeRequest,
    response: mediaNode,
    status: 201,
    errors: [404],
  }),
  node: route({
    method: 'GET',
    path: '/api/media/nodes/{id}',
    access: 'owner',
    tag,
    summary: 'One use of a file in a story.',
    params: idParams,
    response: mediaNode,
    errors: [404],
  }),
  updateNode: route({
    method: 'PUT',
    path: '/api/media/nodes/{id}',
    access: 'owner',
    tag,
    summary: 'Change one use of a file in a story.',
    params: idParams,
    body: z.partial(mediaNodeRequest),
    response: mediaNode,
    errors: [404],
  }),
  removeNode: route({
    method: 'DELETE',
    path: '/api/media/nodes/{id}',
    access: 'owner',
    tag,
    summary: 'Forget that a story uses a file. The file itself stays.',
    params: idParams,
    response: z.object({ success: z.literal(true) }),
    errors: [404],
  }),
  storyNodes: route({
    method: 'GET',
    path: '/api/media-nodes/story/{id}',
    access: 'owner',
    tag,
    summary: 'Every use of a file in a story of your own.',
    params: idParams,
    response: z.object({ items: z.array(mediaNode) }),
    errors: [404],
  }),
  supportedTypes: route({
    method: 'GET',
    path: '/api/media/supported-types',
    access: 'public',
    tag,
    summary: 'Which files may be uploaded.',
    response: supportedTypes,
  }),
  storage: route({
    method: 'GET',
    path: '/api/media/storage/info',
    access: 'user',
    tag,
    summary: 'How much room your files take.',
    response: storageInfo,
  }),
} as const;

export type MediaFile = z.output<typeof mediaFile>;
export type MediaNode = z.output<typeof mediaNode>;
export type MediaNodeRequest = z.input<typeof mediaNodeRequest>;
export type MediaListQuery = z.input<typeof mediaListQuery>;
