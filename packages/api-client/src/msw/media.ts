import type { HttpHandler } from 'msw';
import {
  type MediaFile,
  type MediaNode,
  maxUploadBytes,
  optionalContract,
} from '../contract/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import { done, handle, type Setting } from './handle.ts';
import type { MockDatabase } from './mockDatabase.ts';

const { media } = optionalContract;

const supportedMimeTypes = [
  'image/jpeg',
  'image/png',
  'video/mp4',
  'audio/mpeg',
  'application/pdf',
];

const kinds = ['image/', 'video/', 'audio/'];

function keepFile(database: MockDatabase, file: File, form: FormData, userId: string): MediaFile {
  const now = database.now();
  const id = database.newId('media');
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
  database.mediaFiles = [kept, ...database.mediaFiles];
  return kept;
}

const ownNode = (database: MockDatabase, id: string, userId: string) =>
  database.mediaNodes.find((node) => node.id === id && node.userId === userId);

const shownNode = ({ userId: _userId, ...node }: MediaNode & { userId: string }): MediaNode => node;

export const mediaHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, media.upload, ({ database, form, session }): MediaFile | ErrorReply => {
    const file = form?.get('file');
    if (!form || !(file instanceof File)) return errorReply('request-invalid');
    if (file.size > maxUploadBytes) return errorReply('body-too-large');
    return keepFile(database, file, form, session.id);
  }),

  handle(setting, media.files, ({ database, query, session }) => {
    const own = database.mediaFiles.filter(({ userId }) => userId === session.id);
    return { items: own.slice(query.skip, query.skip + query.take), total: own.length };
  }),

  handle(setting, media.file, ({ database, params, session }) => {
    const found = database.mediaFiles.find(
      ({ id, userId }) => id === params.id && userId === session.id,
    );
    return found ?? errorReply('not-found');
  }),

  handle(setting, media.createNode, ({ database, body, session }) => {
    const node = { id: database.newId('media'), ...body, userId: session.id };
    database.mediaNodes.push(node);
    return shownNode(node);
  }),

  handle(setting, media.node, ({ database, params, session }) => {
    const node = ownNode(database, params.id, session.id);
    return node ? shownNode(node) : errorReply('not-found');
  }),

  handle(setting, media.updateNode, ({ database, params, body, session }) => {
    const node = ownNode(database, params.id, session.id);
    if (!node) return errorReply('not-found');
    Object.assign(node, body);
    return shownNode(node);
  }),

  handle(setting, media.removeNode, ({ database, params, session }) => {
    const node = ownNode(database, params.id, session.id);
    if (!node) return errorReply('not-found');
    database.mediaNodes = database.mediaNodes.filter((other) => other !== node);
    return done;
  }),

  handle(setting, media.storyNodes, ({ database, params, session }) => ({
    items: database.mediaNodes
      .filter(({ storyFlowId, userId }) => storyFlowId === params.id && userId === session.id)
      .map(shownNode),
  })),

  handle(setting, media.supportedTypes, () => ({
    mimeTypes: supportedMimeTypes,
    maxBytes: maxUploadBytes,
  })),

  handle(setting, media.storage, ({ database, session }) => {
    const own = database.mediaFiles.filter(({ userId }) => userId === session.id);
    const usedBytes = own.reduce((sum, { fileSize }) => sum + fileSize, 0);
    return { usedBytes, totalBytes: 1_073_741_824, fileCount: own.length };
  }),
];
