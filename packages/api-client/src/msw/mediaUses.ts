import { type MediaUse, mediaPath } from '../contract/index.ts';
import type { FixtureStory } from '../fixtures/index.ts';
import type { MockDatabase } from './mockDatabase.ts';

type Use = { story: FixtureStory; nodes: MediaUse['nodes'] };

/** Every story that shows a file, with the nodes that do. */
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
    return nodes.length > 0 ? [{ story, nodes }] : [];
  });
}
