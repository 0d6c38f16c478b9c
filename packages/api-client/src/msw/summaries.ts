import { coverMap, mediaIdOf } from '@dreamfork/story';
import { imagePath, type StorySummary } from '../contract/index.ts';
import { type FixtureStory, toStorySummary } from '../fixtures/index.ts';
import type { MockDatabase } from './mockDatabase.ts';

const firstPicture = ({ document }: FixtureStory): string | undefined =>
  document.nodes.flatMap(({ media }) => media).find(({ mediaType }) => mediaType === 'image')?.url;

/** The cover in the size of a card; of a private story at a signed address, if the file is its owner's. */
function coverOf(database: MockDatabase, story: FixtureStory): string | null {
  const fileId = story.coverFileId ?? mediaIdOf(firstPicture(story) ?? '');
  if (fileId === null) return story.coverUrl;
  const path = imagePath(fileId, 640, 'webp');
  if (story.isPublic) return path;
  const isOwn = database.mediaFiles.some(
    ({ id, userId }) => id === fileId && userId === story.ownerId,
  );
  return isOwn ? signPath(database, path).signedPath : null;
}

/** A story as lists and save answers carry it, for a guest or for one of the users. */
export const summaryOf = (
  database: MockDatabase,
  story: FixtureStory,
  viewerId?: string,
): StorySummary => {
  const coverUrl = coverOf(database, story);
  const map = coverUrl === null ? coverMap(story.document) : null;
  return {
    ...toStorySummary(story, database.users, viewerId),
    coverUrl,
    ...(map ? { coverMap: map } : {}),
  };
};

const hour = 3_600_000;

/** Gives out an address that stands in for a token; the same for the same path. */
export function signPath(database: MockDatabase, path: string) {
  // By the real clock: a client renews the addresses before they end.
  const end = Date.now() + hour;
  const signature = database.signatures.get(path) ?? `signed-${database.nextNumber()}`;
  database.signatures.set(path, signature);
  const signedPath = `${path}?expires=${Math.floor(end / 1000)}&signature=${signature}`;
  return { path, signedPath, expiresAt: new Date(end).toISOString() };
}
