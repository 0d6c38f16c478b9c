import { imagePath, type MediaUse, mediaPath } from '../contract/index.ts';
import type { FixtureStory } from '../fixtures/index.ts';
import type { MockDatabase } from './mockDatabase.ts';

type Use = { story: FixtureStory } & Pick<MediaUse, 'nodes' | 'isCover'>;

/** Where a user's avatar is read. */
export const avatarAddress = (fileId: string): string => imagePath(fileId, 320, 'webp');

export const isAvatar = (database: MockDatabase, fileId: string): boolean =>
  database.users.some(({ avatarUrl }) => avatarUrl === avatarAddress(fileId));

/** Whether nothing keeps a file from being deleted. Deleted stories that can be restored do. */
export const isUnused = (database: MockDatabase, fileId: string): boolean =>
  !isAvatar(database, fileId) &&
  findUses(database, fileId).length === 0 &&
  usesIn(database.removed, fileId).length === 0;

/** Notes since when files are unused, after every call that may have changed their uses. */
export function noteUses(database: MockDatabase): void {
  for (const file of database.mediaFiles) {
    if (isUnused(database, file.id)) file.unusedSince ??= database.now();
    else delete file.unusedSince;
  }
}

/** Every story that shows a file, with the nodes that do, and whether it is the chosen cover. */
export const findUses = ({ stories }: MockDatabase, fileId: string): Use[] =>
  usesIn(stories, fileId);

function usesIn(stories: readonly FixtureStory[], fileId: string): Use[] {
  const path = mediaPath(fileId);
  return stories.flatMap((story) => {
    const nodes = story.document.nodes
      .filter(({ media }) =>
        media.some(({ url, captionsUrl }) =>
          [url, captionsUrl].some((address) => String(address).endsWith(path)),
        ),
      )
      .map(({ id, title }) => ({ id, title }));
    const isCover = story.coverFileId === fileId;
    return nodes.length > 0 || isCover ? [{ story, nodes, isCover }] : [];
  });
}
