import type { HttpHandler } from 'msw';
import {
  type MediaFile,
  type MediaNode,
  maxUploadBytes,
  optionalContract,
} from '../contract/index.ts';
import { done, handle, type Setting } from './handle.ts';
import { type Refusal, refuse } from './refuse.ts';
import type { World } from './world.ts';

const { media } = optionalContract;

const supportedMimeTypes = [
  'image/jpeg',
  'image/png',
  'video/mp4',
  'audio/mpeg',
  'application/pdf',
];

const kinds = ['image/', 'video/', 'audio/'];

function keepFile(world: World, file: File, form: FormData, userId: string): MediaFile {
  const now = world.now();
  const id = world.newId('media');
  const kind = kinds.findIndex((prefix) => file.type.startsWith(prefix));
  const words = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const kept: MediaFile = {
    id,
    userId,
    originalFileName: file.name,
    fileName: `${id}.${file.name.split('.').at(-1) ?? ''}`,
    mimeType: file.type,
    fileSize: file.size,
    type: kind < 0 ? 3 : kind,
    description: words('description'),
    tags: words('tags'),
    status: 0,
    downloadCount: 0,
    createdAt: now,
    updatedAt: now,
    uploadedAt: now,
  };
  world.mediaFiles = [kept, ...world.mediaFiles];
  return kept;
}

const ownNode = (world: World, id: string, userId: string) =>
  world.mediaNodes.find((node) => node.id === id && node.userId === userId);

const shownNode = ({ userId: _userId, ...node }: MediaNode & { userId: string }): MediaNode => node;

export const mediaHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, media.upload, ({ world, form, session }): MediaFile | Refusal => {
    const file = form?.get('file');
    if (!form || !(file instanceof File)) return refuse('request-invalid');
    if (file.size > maxUploadBytes) return refuse('body-too-large');
    return keepFile(world, file, form, session.id);
  }),

  handle(setting, media.files, ({ world, query, session }) => {
    const own = world.mediaFiles.filter(({ userId }) => userId === session.id);
    return { items: own.slice(query.skip, query.skip + query.take), total: own.length };
  }),

  handle(setting, media.file, ({ world, params, session }) => {
    const found = world.mediaFiles.find(
      ({ id, userId }) => id === params.id && userId === session.id,
    );
    return found ?? refuse('not-found');
  }),

  handle(setting, media.createNode, ({ world, body, session }) => {
    const node = { id: world.newId('media'), ...body, userId: session.id };
    world.mediaNodes.push(node);
    return shownNode(node);
  }),

  handle(setting, media.node, ({ world, params, session }) => {
    const node = ownNode(world, params.id, session.id);
    return node ? shownNode(node) : refuse('not-found');
  }),

  handle(setting, media.updateNode, ({ world, params, body, session }) => {
    const node = ownNode(world, params.id, session.id);
    if (!node) return refuse('not-found');
    Object.assign(node, body);
    return shownNode(node);
  }),

  handle(setting, media.removeNode, ({ world, params, session }) => {
    const node = ownNode(world, params.id, session.id);
    if (!node) return refuse('not-found');
    world.mediaNodes = world.mediaNodes.filter((other) => other !== node);
    return done;
  }),

  handle(setting, media.storyNodes, ({ world, params, session }) => ({
    items: world.mediaNodes
      .filter(({ storyFlowId, userId }) => storyFlowId === params.id && userId === session.id)
      .map(shownNode),
  })),

  handle(setting, media.supportedTypes, () => ({
    mimeTypes: supportedMimeTypes,
    maxBytes: maxUploadBytes,
  })),

  handle(setting, media.storage, ({ world, session }) => {
    const own = world.mediaFiles.filter(({ userId }) => userId === session.id);
    const usedBytes = own.reduce((sum, { fileSize }) => sum + fileSize, 0);
    return { usedBytes, totalBytes: 1_073_741_824, fileCount: own.length };
  }),
];
