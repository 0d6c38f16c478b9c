import type { HttpHandler } from 'msw';
import type * as z from 'zod/mini';
import {
  type MediaFile,
  type MediaNode,
  maxUploadBytes,
  mediaFileTypes,
  type mediaListQuery,
  optionalContract,
} from '../contract/index.ts';
import { fixtureCaptions, fixturePicture, fixtureSound } from '../fixtures/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import { done, handle, type Setting } from './handle.ts';
import { keepFile, storedBytes } from './keepFile.ts';
import { matches } from './lookups.ts';
import { mediaReadingHandlers } from './mediaReading.ts';
import { findUses, isAvatar, isUnused } from './mediaUses.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { replaceFile } from './replaceFile.ts';

const { media } = optionalContract;

const supportedMimeTypes = [
  'image/jpeg',
  'image/png',
  'video/mp4',
  'audio/mpeg',
  'application/pdf',
  'text/vtt',
];

const ownNode = (database: MockDatabase, id: string, userId: string) =>
  database.mediaNodes.find((node) => node.id === id && node.userId === userId);

const shownNode = ({ userId: _userId, ...node }: MediaNode & { userId: string }): MediaNode => node;

const ownFile = (database: MockDatabase, id: string, userId: string) =>
  database.mediaFiles.find((file) => file.id === id && file.userId === userId);

const orders: Record<string, (one: MediaFile, other: MediaFile) => number> = {
  newest: (one, other) => other.uploadedAt.localeCompare(one.uploadedAt),
  name: (one, other) => one.originalFileName.localeCompare(other.originalFileName, 'ru'),
  largest: (one, other) => other.fileSize - one.fileSize,
};

/** What other servers have at an address: captions, a sound, or else a picture. */
function fileAt({ pathname }: URL): File {
  const name = pathname.split('/').at(-1) || 'file.png';
  if (name.endsWith('.vtt')) return new File([fixtureCaptions], name, { type: 'text/vtt' });
  if (name.endsWith('.mp3')) return new File([fixtureSound()], name, { type: 'audio/mpeg' });
  return new File([fixturePicture.png], name, { type: 'image/png' });
}

const oneDay = 24 * 60 * 60 * 1000;

/** Whether a file fits what is asked about its use. */
function isAsked(
  { unusedSince, isKept }: MediaFile,
  { unused, unusedDays }: z.output<typeof mediaListQuery>,
  now: string,
): boolean {
  if (unused === false) return unusedSince === undefined;
  if (unused === undefined && unusedDays === undefined) return true;
  const latest = Date.parse(now) - (unusedDays ?? 0) * oneDay;
  return unusedSince !== undefined && Date.parse(unusedSince) <= latest && !isKept;
}

const fileHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, media.upload, ({ database, form, session }) => {
    const file = form?.get('file');
    if (!form || !(file instanceof File)) return errorReply('request-invalid');
    return keepFile(setting, { database, file, form, userId: session.user.id });
  }),

  handle(setting, media.fetchFile, ({ database, body, session }) => {
    const url = URL.canParse(body.url) ? new URL(body.url) : null;
    const isPublic = url && /^https?:$/.test(url.protocol) && /\.[a-z]{2,}$/.test(url.hostname);
    if (!isPublic) return errorReply('media-address-refused');
    const file = fileAt(url);
    if (body.isCaptions && file.type !== 'text/vtt') return errorReply('media-type-unsupported');
    return keepFile(setting, { database, file, form: new FormData(), userId: session.user.id });
  }),

  handle(setting, media.files, ({ database, query, session }) => {
    const now = database.now();
    const found = database.mediaFiles
      .filter(({ userId }) => userId === session.user.id)
      .filter(({ type }) => !query.type || mediaFileTypes[type] === query.type)
      .filter(({ originalFileName, description, tags }) =>
        matches(query.search, [originalFileName, description, tags]),
      )
      .filter((file) => isAsked(file, query, now))
      .toSorted(orders[query.sort]);
    return { items: found.slice(query.skip, query.skip + query.take), total: found.length };
  }),

  handle(
    setting,
    media.file,
    ({ database, params, session }) =>
      ownFile(database, params.id, session.user.id) ?? errorReply('not-found'),
  ),

  handle(setting, media.updateFile, ({ database, params, body, session }) => {
    const file = ownFile(database, params.id, session.user.id);
    if (!file) return errorReply('not-found');
    const changed: MediaFile = {
      ...file,
      ...(body as Partial<MediaFile>),
      updatedAt: database.now(),
    };
    database.mediaFiles = database.mediaFiles.map((one) => (one === file ? changed : one));
    return changed;
  }),

  handle(setting, media.removeFile, ({ database, params, session }): typeof done | ErrorReply => {
    const file = ownFile(database, params.id, session.user.id);
    if (!file) return errorReply('not-found');
    if (!isUnused(database, file.id)) return errorReply('media-in-use');
    database.mediaFiles = database.mediaFiles.filter((one) => one !== file);
    database.mediaContents.delete(file.id);
    return done;
  }),

  handle(setting, media.fileUses, ({ database, params, session }) => {
    const file = ownFile(database, params.id, session.user.id);
    if (!file) return errorReply('not-found');
    const items = findUses(database, file.id)
      .filter(({ story }) => story.ownerId === session.user.id)
      .map(({ story, ...use }) => ({ storyId: story.id, title: story.document.title, ...use }));
    return { items, isAvatar: isAvatar(database, file.id) };
  }),

  handle(setting, media.replaceFile, ({ database, params, body, session }) => {
    const from = ownFile(database, params.id, session.user.id);
    const to = ownFile(database, body.fileId, session.user.id);
    if (!from || !to) return errorReply('not-found');
    if (from.type !== to.type) return errorReply('media-type-unsupported');
    return replaceFile(database, { from, to, exceptStoryId: body.exceptStoryId });
  }),

  handle(setting, media.supportedTypes, () => ({
    mimeTypes: supportedMimeTypes,
    maxBytes: maxUploadBytes,
  })),

  handle(setting, media.storage, ({ database, session }) => ({
    usedBytes: storedBytes(database, session.user.id),
    totalBytes: setting.mediaQuotaBytes,
    fileCount: database.mediaFiles.filter(({ userId }) => userId === session.user.id).length,
  })),
];

const nodeHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, media.createNode, ({ database, body, session }) => {
    const node = { id: database.newId('media'), ...body, userId: session.user.id };
    database.mediaNodes.push(node);
    return shownNode(node);
  }),

  handle(setting, media.node, ({ database, params, session }) => {
    const node = ownNode(database, params.id, session.user.id);
    return node ? shownNode(node) : errorReply('not-found');
  }),

  handle(setting, media.updateNode, ({ database, params, body, session }) => {
    const node = ownNode(database, params.id, session.user.id);
    if (!node) return errorReply('not-found');
    Object.assign(node, body);
    return shownNode(node);
  }),

  handle(setting, media.removeNode, ({ database, params, session }) => {
    const node = ownNode(database, params.id, session.user.id);
    if (!node) return errorReply('not-found');
    database.mediaNodes = database.mediaNodes.filter((other) => other !== node);
    return done;
  }),

  handle(setting, media.storyNodes, ({ database, params, session }) => ({
    items: database.mediaNodes
      .filter(({ storyFlowId, userId }) => storyFlowId === params.id && userId === session.user.id)
      .map(shownNode),
  })),
];

export const mediaHandlers = (setting: Setting): HttpHandler[] => [
  ...fileHandlers(setting),
  ...nodeHandlers(setting),
  ...mediaReadingHandlers(setting),
];
