import { defaultPosition } from '../layout/coordinates.ts';
import type { StoryDocument } from './document.ts';
import type { Ids } from './ids.ts';
import type { StoryLocale } from './locale.ts';
import { isDefaultContent, nodeDefaults } from './nodeDefaults.ts';

const titles: Record<StoryLocale, string> = { ru: 'Новая история', en: 'New story' };

/** A new story: one start node with a welcome text (SPEC D11). */
export function newStory({
  ids,
  locale = 'ru',
}: {
  ids: Ids;
  locale?: StoryLocale;
}): StoryDocument {
  const startNodeId = ids.next();
  return {
    title: titles[locale],
    description: '',
    nodes: [
      {
        id: startNodeId,
        type: 'start',
        ...nodeDefaults('start', locale),
        position: { ...defaultPosition },
        choices: [],
        media: [],
        mediaNodeId: null,
      },
    ],
    connections: [],
    startNodeId,
    groups: [],
    notes: [],
  };
}

/** Whether nobody has written anything yet: one node with its default text, and nothing else. */
export function isUntouched({ nodes, connections, groups, notes }: StoryDocument): boolean {
  const [first, second] = nodes;
  return (
    first !== undefined &&
    second === undefined &&
    isDefaultContent(first.content) &&
    first.choices.length + first.media.length + connections.length === 0 &&
    groups.length + notes.length === 0
  );
}
