import type { HttpHandler } from 'msw';
import {
  dayLength,
  imagePath,
  type MediaFile,
  type MediaNode,
  maxUploadBytes,
  mediaFileTypes,
  optionalContract,
} from '../contract/index.ts';
import { fixtureId, fixturePicture } from '../fixtures/index.ts';
import { done, type Mock, type MockCall, refuse } from './mock.ts';
import { byId, type MockDatabase, matches, removeById } from './mockDatabase.ts';

const { media } = optionalContract;

const mimeTypes = ['image/jpeg', 'image/png', 'video/mp4', 'audio/mpeg', 'text/vtt'];

/** Where the avatar of a user is read. */
export const avatarAddress = (fileId: string): string => imagePath(fileId, 320, 'webp');

/** An address that stands in for a token; by the real clock, for a client renews it before it ends. */
export function signPath(path: string) {
  const end = Date.now() + 3_600_000;
  const signedPath = `${path}?expires=${Math.floor(end / 1000)}&signature=signed`;
  return { path, signedPath, expiresAt: new Date(end).toISOString() };
}

/** How much the files of a user take. */
export const storageOf = ({ mediaFiles }: MockDatabase, userId: string) => {
  const own = mediaFiles.filter((file) => file.userId === userId);
  const usedBytes = own.reduce((sum, { fileSize }) => sum + fileSize, 0);
  return { usedBytes, totalBytes: 1_073_741_824, fileCount: own.length };
};

const someNode: MediaNode = {
  id: fixtureId('media', 1),
  ...{ storyFlowId: fixtureId('story', 1), mediaFileId: fixtureId('media', 1) },
  ...{ position: { x: 0, y: 0 }, title: '', description: '' },
};

type Reading = MockCall<typeof media.download | typeof media.image>;

/** The files of the caller: the list, uploads, uses, and the contents behind their addresses. */
export function mediaMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const fileOf = (id: string): MediaFile => byId(database.mediaFiles, id);

  /** The stories that show a file: in nodes, or as the chosen cover. */
  const usesOf = (fileId: string) =>
    database.stories.flatMap((story) => {
      const { nodes: all, title } = story.document;
      const nodes = all.filter(({ media: shown }) => JSON.stringify(shown).includes(fileId));
      const isCover = story.coverFileId === fileId;
      const use = { story, storyId: story.id, title, nodes, isCover };
      return nodes.length > 0 || isCover ? [use] : [];
    });

  const isAvatar = (fileId: string) =>
    database.users.some(({ avatarUrl }) => avatarUrl === avatarAddress(fileId));

  /** The file of an address that is signed, or for everyone. */
  const readable = ({ params: { id }, query, session }: Reading): MediaFile => {
    const isOpen = isAvatar(id) || usesOf(id).some(({ story }) => story.isPublic);
    return isOpen || query.signature || session ? fileOf(id) : refuse('not-found');
  };

  /** A file as it is told of: with the time since when nothing uses it. */
  const withUse = (file: MediaFile): MediaFile => {
    const isUsed = isAvatar(file.id) || usesOf(file.id).length > 0;
    return isUsed ? file : { ...file, unusedSince: file.uploadedAt };
  };

  const addFile = (file: File, userId: string): MediaFile => {
    const now = database.now();
    const id = database.newId('media');
    const kind = mediaFileTypes.findIndex((type) => file.type.startsWith(`${type}/`));
    const { width, height, placeholder } = fixturePicture;
    const added: MediaFile = {
      ...{ id, userId, mimeType: file.type, fileSize: file.size, type: kind < 0 ? 3 : kind },
      ...{ originalFileName: file.name, fileName: id, description: '', tags: '' },
      ...{ status: 0, downloadCount: 0, createdAt: now, updatedAt: now, uploadedAt: now },
      ...(kind === 0 ? { width, height, placeholder } : {}),
    };
    database.mediaFiles.unshift(added);
    database.uploads.set(id, file);
    return added;
  };

  return [
    mock(media.upload, ({ file, session }) => {
      return addFile(file ?? refuse('request-invalid'), session.user.id);
    }),
    mock(media.fetchFile, ({ body: { url, isCaptions }, session }) => {
      const name = url.split('/').at(-1) ?? '';
      if (isCaptions && !name.endsWith('.vtt')) refuse('media-type-unsupported');
      const type = isCaptions ? 'text/vtt' : name.endsWith('.mp3') ? 'audio/mpeg' : 'image/png';
      return addFile(new File([fixturePicture.png], name, { type }), session.user.id);
    }),
    mock(media.files, ({ query, session }) => {
      const { type, search, unused, unusedDays = 0, skip, take } = query;
      const latest = new Date(Date.parse(database.now()) - unusedDays * dayLength).toISOString();
      const asked = database.mediaFiles
        .filter(({ userId }) => userId === session.user.id)
        .map(withUse)
        .filter(
          (file) =>
            (type ?? mediaFileTypes[file.type]) === mediaFileTypes[file.type] &&
            matches(search, [file.originalFileName, file.description, file.tags]) &&
            (!(unused || unusedDays > 0) || (!file.isKept && (file.unusedSince ?? '~') <= latest)),
        );
      return { items: asked.slice(skip, skip + take), total: asked.length };
    }),
    mock(media.file, ({ params }) => withUse(fileOf(params.id))),
    mock(media.updateFile, ({ params, body }) => withUse(Object.assign(fileOf(params.id), body))),
    mock(media.removeFile, ({ params }) => removeById(database.mediaFiles, fileOf(params.id).id)),
    mock(media.fileUses, ({ params: { id } }) => ({ items: usesOf(id), isAvatar: isAvatar(id) })),
    mock(media.replaceFile, ({ params, body: { fileId, exceptStoryId } }) => {
      const replaced = usesOf(params.id).filter(({ storyId }) => storyId !== exceptStoryId);
      for (const { story } of replaced) {
        const document = JSON.stringify(story.document).replaceAll(params.id, fileId);
        Object.assign(story, { document: JSON.parse(document) });
      }
      return { replaced, left: [] };
    }),
    mock(media.supportedTypes, () => ({ mimeTypes, maxBytes: maxUploadBytes })),
    mock(media.storage, ({ session }) => storageOf(database, session.user.id)),

    mock(media.sign, ({ body }) => {
      for (const path of body.paths) fileOf(path.split('/')[3] ?? '');
      return { items: body.paths.map(signPath) };
    }),
    mock(media.download, (call) => {
      const { id, originalFileName, mimeType: type } = readable(call);
      return database.uploads.get(id) ?? new File([fixturePicture.png], originalFileName, { type });
    }),
    mock(media.image, (call) => {
      const { name } = call.params;
      const format = name.endsWith('.avif') ? 'avif' : 'webp';
      if (!readable(call).placeholder) refuse('not-found');
      return new File([fixturePicture[format]], name, { type: `image/${format}` });
    }),

    ...[media.createNode, media.node, media.updateNode].map((route) => mock(route, () => someNode)),
    mock(media.removeNode, () => done),
    mock(media.storyNodes, () => ({ items: [someNode] })),
  ];
}
