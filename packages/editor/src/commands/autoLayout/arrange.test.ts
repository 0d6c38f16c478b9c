import { layoutGraph, placeLayout, type StoryDocument } from '@dreamfork/story';
import { buildStory, generateStory } from '@dreamfork/story/testing';
import Elk from 'elkjs/lib/elk.bundled.js';
import { expect, test } from 'vitest';
import { cardSize, nodeBox } from '../../geometry/boxes.ts';
import { fromElkGraph, toElkGraph } from './elkGraph.ts';
import { readingEdges } from './readingEdges.ts';

const laptop = { width: 850, height: 700 };

async function arranged(story: StoryDocument, view = laptop): Promise<StoryDocument> {
  const graph = layoutGraph(story, 'all', cardSize);
  const groupOf = new Map(
    story.nodes.flatMap(({ id, groupId }) => (groupId ? [[id, groupId] as const] : [])),
  );
  const laid = await new Elk().layout(
    toElkGraph({ graph, groupOf, startId: story.startNodeId, view }),
  );
  const positions = placeLayout(story, fromElkGraph(laid), { sizeOf: cardSize });
  return {
    ...story,
    nodes: story.nodes.map((node) => ({ ...node, position: positions[node.id] ?? node.position })),
  };
}

const overlaps = (story: StoryDocument): string[] => {
  const boxes = story.nodes.map(nodeBox).sort((one, other) => one.x - other.x);
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          other.x < one.x + one.width &&
          other.y < one.y + one.height &&
          one.y < other.y + other.height,
      )
      .map((other) => `${one.id} ${other.id}`),
  );
};

const position = (story: StoryDocument, id: string) =>
  story.nodes.find((node) => node.id === id)?.position ?? { x: Number.NaN, y: Number.NaN };

test('a story reads from left to right, the start where it was and leftmost', async () => {
  const story = await arranged(generateStory(30), { width: 3000, height: 900 });
  const start = position(story, 'node-0');
  expect(start).toEqual({ x: 405, y: 195 });
  expect(Math.min(...story.nodes.map((node) => node.position.x))).toBe(start.x);
  const { edges } = readingEdges(layoutGraph(story, 'all', cardSize), 'node-0');
  for (const { from, to } of edges) {
    expect(position(story, from).x).toBeLessThan(position(story, to).x);
  }
});

test('no card hides another and all but the start lie on the grid', async () => {
  const story = await arranged(generateStory(80, 3));
  expect(overlaps(story)).toEqual([]);
  for (const { position: place } of story.nodes)
    expect(Math.abs(place.x % 15) + Math.abs(place.y % 15)).toBe(0);
});

const boundsOf = (story: StoryDocument) => {
  const boxes = story.nodes.map(nodeBox);
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  return {
    left,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  };
};

const inOneGroup = (story: StoryDocument): StoryDocument => ({
  ...story,
  groups: [{ id: 'all', title: 'Глава', colour: 'blue' }],
  nodes: story.nodes.map((node) => ({ ...node, groupId: 'all' })),
});

test.each([
  ['1,000 nodes', generateStory(1000)],
  ['a chain in a group', inOneGroup(generateStory(90, 4))],
])(
  'what is too wide to be read at one look is wrapped to about the shape of the view: %s',
  async (_what, story) => {
    const after = await arranged(story);
    const { left, width, height } = boundsOf(after);
    expect(width / height).toBeGreaterThan(0.4);
    expect(width / height).toBeLessThan(2.5);
    expect(position(after, 'node-0').x).toBe(left);
    expect(overlaps(after)).toEqual([]);
  },
);

test('fewer than 60 nodes are never wrapped, however narrow the view', async () => {
  const chain = Array.from({ length: 59 }, (_, index) => `n${index}`).reduce((story, id, index) => {
    const grown = story.node(id, index === 0 ? 'start' : 'text');
    return index === 0 ? grown : grown.link(`n${index - 1}`, id);
  }, buildStory());
  const after = await arranged(chain.link('n58', 'n3').build(), { width: 300, height: 500 });
  const columns = after.nodes.map((node) => node.position.x);
  expect(columns).toEqual(columns.toSorted((one, other) => one - other));
});

test('branches keep the order from top to bottom in which the author has them', async () => {
  const story = buildStory()
    .node('start', 'start', { position: { x: 0, y: 300 } })
    .node('low', 'text', { position: { x: 300, y: 900 } })
    .node('high', 'text', { position: { x: 300, y: -400 } })
    .node('middle', 'text', { position: { x: 300, y: 200 } })
    .link('start', 'low')
    .link('start', 'high')
    .link('start', 'middle')
    .build();
  const after = await arranged(story);
  const rows = ['high', 'middle', 'low'].map((id) => position(after, id).y);
  expect(rows).toEqual(rows.toSorted((one, other) => one - other));
});

test('a group stays together and no other card comes to lie in it', async () => {
  const story = generateStory(36, 5);
  const members = new Set(['node-7', 'node-20', 'node-33']);
  const grouped: StoryDocument = {
    ...story,
    groups: [{ id: 'chapter', title: 'Глава', colour: 'blue' }],
    nodes: story.nodes.map((node) =>
      members.has(node.id) ? { ...node, groupId: 'chapter' } : node,
    ),
  };
  const after = await arranged(grouped);
  const inside = after.nodes.filter(({ id }) => members.has(id)).map(nodeBox);
  const left = Math.min(...inside.map(({ x }) => x));
  const right = Math.max(...inside.map(({ x, width }) => x + width));
  const top = Math.min(...inside.map(({ y }) => y));
  const bottom = Math.max(...inside.map(({ y, height }) => y + height));
  const intruders = after.nodes
    .filter(({ id }) => !members.has(id))
    .map(nodeBox)
    .filter((box) => box.x < right && box.x + box.width > left)
    .filter((box) => box.y < bottom && box.y + box.height > top);
  expect(intruders).toEqual([]);
});

test('a loop has a first page: connections back do not count', () => {
  const graph = {
    nodes: ['a', 'b', 'c'].map((id) => ({ id, width: 1, height: 1 })),
    edges: [
      { id: '1', from: 'a', to: 'b' },
      { id: '2', from: 'b', to: 'c' },
      { id: '3', from: 'c', to: 'a' },
    ],
  };
  const { edges, width } = readingEdges(graph, 'b', 2);
  expect(edges.map(({ id }) => id)).toEqual(['2', '3']);
  expect(width).toBe(7);
});

test('of ten thousand nodes every one but the roots keeps an edge that leads to it', () => {
  const story = generateStory(10_000);
  const graph = layoutGraph(story, 'all', cardSize);
  const { edges } = readingEdges(graph, 'node-0');
  const reached = new Set(edges.map(({ to }) => to));
  const led = new Set(graph.edges.map(({ to }) => to));
  const lost = [...led].filter((id) => !reached.has(id) && id !== 'node-0');
  expect(lost).toEqual([]);
  expect(edges.length).toBeLessThan(graph.edges.length);
});
