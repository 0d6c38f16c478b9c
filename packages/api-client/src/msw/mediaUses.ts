import { imagePath, type MediaUse, mediaPath } from '../contract/index.ts';
import type { FixtureStory } from '../fixtures/index.ts';
import type { MockDatabase } from './mockDatabase.ts';

type Use = { story: FixtureStory } & Pick<MediaUse, 'nodes' | 'isCover'>;

/** Where a user's avatar is read. */
export const avatarAddress = (fileId: string): string => imagePath(fileId, 320, 'webp');

export const isAvatar = (database: MockDatabase, fileId: string): boolean =>
  database.users.some(({ avatarUrl }) => avatarUrl === avatarAddress(fileId));

/** Whether nothing keeps a file from being deleted. */
export const isUnused = (database: MockDatabase, fileId: string): boolean =>
  !isAvatar(database, fileId) && findUses(database, fileId).length === 0;

/** Every story that shows a file, with the nodes that do, and whether it is the chosen cover. */
export function findUses(database: MockDatabase, fileId: string): Use[] {
  const path = mediaPath(fileId);
  return database.stories.flatMap((story) => {
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
