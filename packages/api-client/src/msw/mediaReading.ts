import type { HttpHandler } from 'msw';
import { mediaPath, optionalContract } from '../contract/index.ts';
import { fixturePicture } from '../fixtures/index.ts';
import { errorReply } from './errorReply.ts';
import { handle, type Session, type Setting } from './handle.ts';
import { findUses, isAvatar } from './mediaUses.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { signPath } from './summaries.ts';

const { media } = optionalContract;

type Asked = {
  id: string;
  path: string;
  session: Session | null;
  query: { signature?: string | undefined };
};

/** A file that this caller may read: the owner, whoever has a signature, everyone where a public story uses it or it is
 * an avatar. */
function findFile(database: MockDatabase, { id, path, session, query }: Asked) {
  const file = database.mediaFiles.find((one) => one.id === id);
  const mayRead =
    file?.userId === session?.user.id ||
    (query.signature !== undefined && database.signatures.get(path) === query.signature) ||
    isAvatar(database, id) ||
    findUses(database, id).some(({ story }) => story.isPublic);
  return mayRead ? file : undefined;
}

const imagesPath = (id: string, name: string) =>
  `/api/media/${encodeURIComponent(id)}/images/${name}`;

/** The contents of files, and addresses that stand in for a token. */
export const mediaReadingHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, media.sign, ({ database, body, session }) => {
    const isOwn = (path: string) =>
      database.mediaFiles.some(
        ({ id, userId }) => userId === session.user.id && path.startsWith(`/api/media/${id}/`),
      );
    if (!body.paths.every(isOwn)) return errorReply('not-found');
    return { items: body.paths.map((path) => signPath(database, path)) };
  }),

  handle(setting, media.download, ({ database, params: { id }, query, session }) => {
    const file = findFile(database, { id, path: mediaPath(id), query, session });
    return (file && database.mediaContents.get(id)) ?? errorReply('not-found');
  }),

  handle(setting, media.image, ({ database, params: { id, name }, query, session }) => {
    const file = findFile(database, { id, path: imagesPath(id, name), query, session });
    if (!file?.placeholder) return errorReply('not-found');
    const format = name.endsWith('.avif') ? 'avif' : 'webp';
    return new File([fixturePicture[format]], name, { type: `image/${format}` });
  }),
];
