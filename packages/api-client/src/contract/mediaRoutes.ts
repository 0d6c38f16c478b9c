import { type ImageFormat, type ImageWidth, imageFormats, imageWidths } from '@dreamfork/story';
import * as z from 'zod/mini';
import { media } from '../routes/media.ts';
import {
  fetchFileRequest,
  mediaFile,
  mediaFileChange,
  mediaListQuery,
  mediaListResponse,
  mediaNode,
  mediaNodeRequest,
  mediaReplaced,
  mediaReplacement,
  mediaUses,
  signatureQuery,
  signedAddresses,
  signedAddressesRequest,
  storageInfo,
  supportedTypes,
  uploadQuery,
} from './media.ts';
import { idParams, route } from './route.ts';

export {
  type ImageFormat,
  type ImageWidth,
  imageFormats,
  imagePath,
  imageWidths,
  mediaPath,
} from '@dreamfork/story';

export type ImageName = `${ImageWidth}.${ImageFormat}`;

/** Every width in every format, as an address ends. */
export const imageNames = imageWidths.flatMap((width) =>
  imageFormats.map((format): ImageName => `${width}.${format}`),
);

const tag = 'Media';

export const mediaRoutes = {
  upload: route(media.upload, {
    tag,
    summary:
      'Upload a file: a multipart form with `description`, `tags`, both again as `metadataJson`, `poster` (a picture of a video), `waveform` (a JSON array) and `file` last. With `storyId` it is for a story that you write, and belongs to its owner.',
    query: uploadQuery,
    response: mediaFile,
    status: 201,
    errors: [404, 413, 422],
  }),
  files: route(media.files, {
    tag,
    summary: 'Your files, newest first; with `storyId` those of a story that you write.',
    query: mediaListQuery,
    response: mediaListResponse,
    errors: [404],
  }),
  file: route(media.file, {
    tag,
    summary: 'What is known about one of your files, or of a story that you write.',
    params: idParams,
    response: mediaFile,
    errors: [404],
  }),
  updateFile: route(media.updateFile, {
    tag,
    summary: 'Rename or describe one of your files, or keep it although nothing uses it.',
    params: idParams,
    body: mediaFileChange,
    response: mediaFile,
    errors: [404],
  }),
  removeFile: route(media.removeFile, {
    tag,
    summary: 'Delete one of your files that nothing uses.',
    params: idParams,
    response: z.object({ success: z.literal(true) }),
    errors: [404, 409],
  }),
  fileUses: route(media.fileUses, {
    tag,
    summary: 'Your stories that use a file, and whether it is your avatar.',
    params: idParams,
    response: mediaUses,
    errors: [404],
  }),
  replaceFile: route(media.replaceFile, {
    tag,
    summary:
      'Show another of your files wherever your stories, their covers and your avatar show this one.',
    params: idParams,
    body: mediaReplacement,
    response: mediaReplaced,
    errors: [404, 422],
  }),
  fetchFile: route(media.fetchFile, {
    tag,
    summary:
      'Copy a file from a public address of another server into your files, or those of a story that you write.',
    body: fetchFileRequest,
    response: mediaFile,
    status: 201,
    errors: [404, 413, 422],
  }),
  sign: route(media.sign, {
    tag,
    summary:
      'Addresses that show your own files, or those of stories that you write, for an hour without a token.',
    body: signedAddressesRequest,
    response: signedAddresses,
    errors: [404],
  }),
  download: route(media.download, {
    tag,
    summary:
      'The content of a file that a public story uses or that is an avatar, or of your own; ranges are answered.',
    params: idParams,
    query: signatureQuery,
    response: z.file(),
    errors: [404],
  }),
  image: route(media.image, {
    tag,
    summary: 'An image, or the poster of a video, of one width and format, such as `640.webp`.',
    params: z.object({ ...idParams.shape, name: z.enum(imageNames) }),
    query: signatureQuery,
    response: z.file(),
    errors: [404],
  }),
  createNode: route(media.createNode, {
    tag,
    summary: 'Note down that a story uses a file.',
    body: mediaNodeRequest,
    response: mediaNode,
    status: 201,
    errors: [404],
  }),
  node: route(media.node, {
    tag,
    summary: 'One use of a file in a story.',
    params: idParams,
    response: mediaNode,
    errors: [404],
  }),
  updateNode: route(media.updateNode, {
    tag,
    summary: 'Change one use of a file in a story.',
    params: idParams,
    body: z.partial(mediaNodeRequest),
    response: mediaNode,
    errors: [404],
  }),
  removeNode: route(media.removeNode, {
    tag,
    summary: 'Forget that a story uses a file. The file itself stays.',
    params: idParams,
    response: z.object({ success: z.literal(true) }),
    errors: [404],
  }),
  storyNodes: route(media.storyNodes, {
    tag,
    summary: 'Every use of a file in a story of your own.',
    params: idParams,
    response: z.object({ items: z.array(mediaNode) }),
    errors: [404],
  }),
  supportedTypes: route(media.supportedTypes, {
    tag,
    summary: 'Which files may be uploaded.',
    response: supportedTypes,
  }),
  storage: route(media.storage, {
    tag,
    summary: 'How much room your files take.',
    response: storageInfo,
  }),
} as const;
