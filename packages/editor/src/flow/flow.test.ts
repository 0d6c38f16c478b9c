import { moveNodes, type StoryDocument, updateNode } from '@dreamfork/story';
import { buildStory, generateStory, sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { emptySelection, selectChoice, selectNodes } from '../session/selection.ts';
import { linkPath, nodeAt } from './farMap.ts';
import { createEdgeMapper } from './flowEdges.ts';
import { createNodeMapper } from './flowNodes.ts';
import { selectedAfter, toLinkInput } from './fromFlow.ts';
import { card, cardGeometry } from './geometry.ts';
import { contentStyle, countLines } from './measureText.ts';
import { boundsOf, typePaths } from './miniMap.ts';
import { createTargetLister } from './targets.ts';

const nodeMapper = () => createNodeMapper(({ title }) => title);

const moved = (story: StoryDocument, id: string): StoryDocument => {
  const result = moveNodes(story, { positions: { [id]: { x: 1, y: 2 } } });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.story;
};

test('only a changed node gets a new object', () => {
  const toNodes = nodeMapper();
  const story = generateStory(200);
  const id = story.nodes[7]?.id ?? '';
  const before = toNodes(story, emptySelection);
  expect(toNodes({ ...story }, emptySelection)).toBe(before);
  const after = toNodes(moved(story, id), emptySelection);
  expect(after.filter((node, index) => node !== before[index]).map((node) => node.id)).toEqual([
    id,
  ]);
});

test('selecting touches only the nodes selected and let go', () => {
  const toNodes = nodeMapper();
  const before = toNodes(sampleStory, selectNodes(['beach']));
  const after = toNodes(sampleStory, selectChoice('door', 'door.2'));
  const changed = after.filter((node, index) => node !== before[index]);
  expect(changed.map(({ id, selected }) => [id, selected])).toEqual([
    ['beach', false],
    ['door', true],
  ]);
  expect(changed[1]?.data.selectedChoiceId).toBe('door.2');
});

test('every node knows its size and handles, so that nothing is measured', () => {
  for (const node of nodeMapper()(generateStory(100), emptySelection)) {
    expect(node.measured).toEqual({ width: card.width, height: node.height });
    for (const handle of node.handles ?? []) {
      expect(handle.y).toBeGreaterThan(0);
      expect(handle.y).toBeLessThan(node.height ?? 0);
    }
  }
});

test('start has no input, end has no output, a choice node one output per choice', () => {
  const nodes = new Map(nodeMapper()(sampleStory, emptySelection).map((node) => [node.id, node]));
  const handles = (id: string) =>
    nodes.get(id)?.handles?.map(({ id: handle, type }) => `${type}:${handle}`);
  expect(handles('beach')).toEqual(['source:out']);
  expect(handles('sea')).toEqual(['target:in']);
  expect(handles('stairs')).toEqual(['source:out', 'target:in']);
  expect(handles('door')).toEqual(['source:door.1', 'source:door.2', 'source:door.3', 'target:in']);
});

test('links where the editor would not make them still have handles', () => {
  const story = buildStory()
    .node('start', 'start')
    .node('ask', 'choice')
    .choice('ask', 'Вернуться', 'start')
    .node('end', 'end')
    .link('ask', 'end')
    .build();
  const [start, ask] = nodeMapper()(story, emptySelection);
  expect(start?.handles?.map(({ id }) => id)).toEqual(['out', 'in']);
  expect(ask?.handles?.map(({ id }) => id)).toEqual(['ask.1', 'out', 'in']);
});

test('an edge leaves from the handle of its choice; an unlinked choice has none', () => {
  const story = buildStory()
    .node('a', 'choice')
    .node('b', 'end')
    .choice('a', 'Туда', 'b')
    .choice('a', 'Никуда')
    .build();
  expect(createEdgeMapper()(story, [])).toMatchObject([
    { source: 'a', sourceHandle: 'a.1', target: 'b', targetHandle: 'in' },
  ]);
});

test('edges keep their objects while nodes move and words change', () => {
  const toEdges = createEdgeMapper();
  const before = toEdges(sampleStory, []);
  const renamed = updateNode(sampleStory, { nodeId: 'door', title: 'Другая дверь' });
  if (!renamed.ok) throw new Error(renamed.error.code);
  expect(toEdges(moved(renamed.value.story, 'sea'), [])).toBe(before);
});

test('a connection into nothing is no edge and no crash', () => {
  const story: StoryDocument = {
    ...sampleStory,
    connections: [{ id: 'broken', fromNodeId: 'ghost', toNodeId: 'nobody' }],
  };
  expect(createEdgeMapper()(story, [])).toEqual([]);
});

test('what is drawn between handles becomes a link of a node or of a choice', () => {
  expect(toLinkInput({ source: 'a', sourceHandle: 'out', target: 'b' })).toEqual({
    fromNodeId: 'a',
    toNodeId: 'b',
  });
  expect(toLinkInput({ source: 'a', sourceHandle: 'a.1', target: 'b' })).toEqual({
    fromNodeId: 'a',
    toNodeId: 'b',
    choiceId: 'a.1',
  });
});

test('selection changes that change nothing keep the list', () => {
  const ids = ['a', 'b'];
  expect(selectedAfter(ids, [{ type: 'select', id: 'a', selected: true }])).toBe(ids);
  expect(selectedAfter(ids, [{ type: 'select', id: 'a', selected: false }])).toEqual(['b']);
});

test('lines are counted by words, hyphens and paragraphs, up to the maximum', () => {
  expect(countLines('коротко', contentStyle, 212, 3)).toBe(1);
  expect(countLines('раз\nдва', contentStyle, 212, 3)).toBe(2);
  expect(countLines('слово '.repeat(200), contentStyle, 212, 3)).toBe(3);
  expect(countLines('А'.repeat(40), contentStyle, 212, 9)).toBe(2);
  expect(countLines('', contentStyle, 212, 3)).toBe(1);
});

test('a card grows by a row for each choice', () => {
  const [node] = sampleStory.nodes.filter(({ id }) => id === 'door');
  if (!node) throw new Error('the sample story has a door');
  const bare = cardGeometry({ ...node, choices: [] });
  expect(cardGeometry(node).height).toBe(bare.height + 3 * card.choiceHeight);
});

test('the map holds every card once, in one path per type', () => {
  const story = generateStory(500);
  const drawn = Object.values(typePaths(story)).join('').match(/M/g) ?? [];
  expect(drawn).toHaveLength(500);
  const bounds = boundsOf(story);
  for (const { position } of story.nodes) {
    expect(position.x).toBeGreaterThanOrEqual(bounds.x);
    expect(position.x + card.width).toBeLessThanOrEqual(bounds.x + bounds.width);
  }
});

test('a story without nodes has a map too', () => {
  expect(boundsOf(buildStory().build())).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('seen from far, every link that leads somewhere is a stroke, and points find their cards', () => {
  const story = generateStory(300);
  const linked = story.connections.filter(({ toNodeId }) => toNodeId !== '');
  expect(linkPath(story).match(/M/g)).toHaveLength(linked.length);
  const node = story.nodes[120];
  if (!node) throw new Error('the story has 300 nodes');
  expect(nodeAt(story, { x: node.position.x + 5, y: node.position.y + 5 })).toBe(node.id);
  expect(nodeAt(story, { x: -9000, y: -9000 })).toBeUndefined();
});

test('the list of targets stays the same while nodes only move', () => {
  const list = createTargetLister();
  const before = list(sampleStory.nodes);
  expect(list(moved(sampleStory, 'sea').nodes)).toBe(before);
  const renamed = updateNode(sampleStory, { nodeId: 'sea', title: 'Океан' });
  if (!renamed.ok) throw new Error(renamed.error.code);
  expect(list(renamed.value.story.nodes).at(-1)?.title).toBe('Океан');
});
