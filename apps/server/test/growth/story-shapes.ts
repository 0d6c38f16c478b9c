import type { NodeMedia, StoryDocument, StoryNode } from '@dreamfork/story';
import { generateStory } from '@dreamfork/story/testing';

const node = (id: string, parts: Partial<StoryNode> = {}): StoryNode => ({
  id,
  type: 'text',
  title: id,
  content: 'Текст.',
  position: { x: 0, y: 0 },
  choices: [],
  media: [],
  mediaNodeId: null,
  ...parts,
});

const story = (parts: Pick<StoryDocument, 'nodes' | 'connections'>): StoryDocument => ({
  ...generateStory(0),
  startNodeId: 'start',
  ...parts,
});

/** All choices stand in one node, all connections begin there. */
function hub(size: number): StoryDocument {
  const ends = Array.from({ length: size }, (_, index) => node(`end-${index}`, { type: 'end' }));
  return story({
    nodes: [
      node('start', { type: 'start' }),
      node('hub', {
        type: 'choice',
        choices: ends.map(({ id }) => ({
          id: `choice-${id}`,
          text: `К ${id}`,
          connectionId: `link-${id}`,
        })),
      }),
      ...ends,
    ],
    connections: [
      { id: 'link-start', fromNodeId: 'start', toNodeId: 'hub' },
      ...ends.map(({ id }) => ({ id: `link-${id}`, fromNodeId: 'hub', toNodeId: id })),
    ],
  });
}

/** Every node leads to the next and shows pictures of its own. */
function pictures(size: number): StoryDocument {
  const media = (index: number): NodeMedia[] =>
    ['a', 'b'].map((name) => ({
      id: `${name}-${index}`,
      mediaType: 'image',
      url: `/demo/mayak/${name}-${index}.webp`,
      title: '',
      description: '',
      fileSize: 1000,
      mimeType: 'image/webp',
      order: 0,
      isActive: true,
    }));
  const nodes = Array.from({ length: size }, (_, index) =>
    index === 0
      ? node('start', { type: 'start' })
      : node(`node-${index}`, { media: media(index), content: 'Слово '.repeat(20) }),
  );
  return story({
    nodes,
    connections: nodes.slice(1).map(({ id }, index) => ({
      id: `link-${id}`,
      fromNodeId: nodes[index]?.id ?? '',
      toNodeId: id,
    })),
  });
}

/** Stories of a size, each large in another way. */
export const storyShapes: Record<string, (size: number) => StoryDocument> = {
  written: (size) => generateStory(size),
  hub,
  pictures,
};
