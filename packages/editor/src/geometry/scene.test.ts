import {
  applyChange,
  deleteNodes,
  moveNodes,
  type StoryDocument,
  updateNode,
} from '@dreamfork/story';
import { buildStory, generateStory, sampleStory, successOf } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { card, cardGeometry } from './geometry.ts';
import { createScene, type Scene } from './scene.ts';
import { groupFrame } from './sceneGroups.ts';
import { groupedStory, none, sceneOf, storyVersions } from './testing.ts';

const everywhere = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 };

const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other));

/** What a scene says of itself, for comparing it with another. */
const contentsOf = (scene: Scene) => {
  const nodes = scene
    .nodesIn(everywhere)
    .map(({ id, x, y, height, order }) => [order, id, x, y, height]);
  const edges = scene
    .edgesIn(everywhere)
    .map(({ id, choice, x1, y1, x2, y2 }) => [id, choice, x1, y1, x2, y2]);
  return { nodes: nodes.toSorted(byText), edges: edges.toSorted(byText), bounds: scene.bounds() };
};

test('a scene that follows edits is the scene of the last version', () => {
  fc.assert(
    fc.property(storyVersions, (versions) => {
      const scene = createScene();
      for (const version of versions) scene.update(version, none);
      expect(contentsOf(scene)).toEqual(contentsOf(sceneOf(versions.at(-1) as StoryDocument)));
    }),
    { numRuns: 60 },
  );
});

test('moving one node touches that node alone', () => {
  const story = generateStory(200);
  const scene = sceneOf(story);
  const before = new Map([...scene.nodes].map(([id, item]) => [id, { ...item }]));
  scene.update(
    successOf(moveNodes(story, { positions: { 'node-7': { x: 5, y: 6 } } })).story,
    none,
  );
  const changed = [...scene.nodes].filter(([id, item]) => before.get(id)?.node !== item.node);
  expect(changed.map(([id]) => id)).toEqual(['node-7']);
  expect(scene.nodes.get('node-7')).toMatchObject({ x: 5, y: 6 });
});

test('an edge leaves from the row of its choice and follows the card it leads to', () => {
  const scene = sceneOf(sampleStory);
  const door = sampleStory.nodes.find(({ id }) => id === 'door');
  const link = door?.choices[1]?.connectionId ?? '';
  const edge = scene.edges.get(link);
  expect(edge?.choice).toBe(1);
  const row = door ? cardGeometry(door).choiceCentres[1] : undefined;
  expect(edge?.y1).toBe((door?.position.y ?? 0) + (row ?? 0));
});

test('a connection into nothing is no edge and no crash', () => {
  const connections = [{ id: 'broken', fromNodeId: 'ghost', toNodeId: 'nobody' }];
  expect(sceneOf({ ...sampleStory, connections }).edges.size).toBe(0);
});

test('a story without nodes has room to show', () => {
  expect(sceneOf(buildStory().build()).bounds()).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('five thousand nodes on one point are one place with five thousand nodes', () => {
  const story = generateStory(5000);
  const position = { x: 100, y: 100 };
  const piled = { ...story, nodes: story.nodes.map((node) => ({ ...node, position })) };
  const found = sceneOf(piled).nodesIn({ x: 110, y: 110, width: 1, height: 1 });
  expect(found).toHaveLength(5000);
});

test('a group encloses its nodes, with room for its title', () => {
  const scene = sceneOf(groupedStory);
  const frame = scene.groups.get('chapter');
  const door = scene.nodes.get('door');
  if (!frame || !door) throw new Error('there is a group around the door');
  expect(frame.x).toBeLessThanOrEqual(door.x - groupFrame.padding);
  expect(frame.y).toBeLessThanOrEqual(door.y - groupFrame.titleHeight);
  scene.update(
    successOf(moveNodes(groupedStory, { positions: { sea: { x: 9000, y: 0 } } })).story,
    none,
  );
  expect(frame.x + frame.width).toBe(9000 + card.width + groupFrame.padding);
});

test('a folded group hides its nodes, and edges end at its card', () => {
  const scene = sceneOf(groupedStory, new Set(['chapter']));
  const shown = scene.nodesIn(everywhere).map(({ id }) => id);
  expect(shown).not.toContain('door');
  const frame = scene.groups.get('chapter');
  const into = [...scene.edges.values()].filter(
    ({ to, from }) => to.id === 'door' && !from.hiddenIn,
  );
  expect(into.length).toBeGreaterThan(0);
  for (const edge of into) expect(edge.x2).toBe(frame?.x);
  scene.update(groupedStory, none);
  expect(contentsOf(scene)).toEqual(contentsOf(sceneOf(groupedStory)));
});

test('taking a group apart while it is folded shows its nodes again', () => {
  const scene = sceneOf(groupedStory, new Set(['chapter']));
  scene.update(sampleStory, new Set(['chapter']));
  expect(contentsOf(scene)).toEqual(contentsOf(sceneOf(sampleStory)));
});

test('a change and its reverse bring the same scene back', () => {
  const { change } = successOf(deleteNodes(sampleStory, { nodeIds: ['door'] }));
  const scene = sceneOf(sampleStory);
  scene.update(applyChange(sampleStory, change), none);
  scene.update(sampleStory, none);
  expect(contentsOf(scene)).toEqual(contentsOf(sceneOf(sampleStory)));
});

test('what the canvas does not show leaves the scene unchanged, and text leaves its layout unchanged', () => {
  const story = generateStory(30);
  const scene = sceneOf(story);
  const [version, layout] = [scene.version(), scene.layout()];
  expect(scene.update({ ...story, title: 'Другое', description: 'Иное' }, none)).toBe(false);
  expect([scene.version(), scene.layout()]).toEqual([version, layout]);
  const nodeId = story.nodes[3]?.id ?? '';
  const said = successOf(updateNode(story, { nodeId, title: `${story.nodes[3]?.title}.` })).story;
  expect(scene.update(said, none)).toBe(true);
  expect(scene.layout()).toBe(layout);
  scene.update(
    successOf(moveNodes(said, { positions: { [nodeId]: { x: 15, y: 15 } } })).story,
    none,
  );
  expect(scene.layout()).toBeGreaterThan(layout);
});

test('a connection to nothing is drawn as soon as its node is there', () => {
  const story = buildStory('Обрыв').node('a', 'text').node('b', 'text').link('a', 'b').build();
  const without = { ...story, nodes: story.nodes.filter(({ id }) => id !== 'b') };
  const scene = sceneOf(without);
  expect(scene.edges.size).toBe(0);
  scene.update({ ...without, title: 'Всё ещё обрыв' }, none);
  scene.update(story, none);
  expect(scene.edges.size).toBe(1);
});

test('a connection that comes to lead to nothing is no edge any more', () => {
  const scene = sceneOf(sampleStory);
  const [first, ...others] = sampleStory.connections;
  if (!first) throw new Error('the story has connections');
  const connections = [{ ...first, toNodeId: 'nobody' }, ...others];
  scene.update({ ...sampleStory, connections }, none);
  expect(scene.edges.has(first.id)).toBe(false);
  expect(scene.edges.size).toBe(others.length);
});

test('a folded group stays where it is while others are written, and moves with its nodes', () => {
  const folded = new Set(['chapter']);
  const scene = sceneOf(groupedStory, folded);
  const layout = scene.layout();
  const titled = updateNode(groupedStory, {
    nodeId: groupedStory.startNodeId ?? '',
    title: 'Пирс',
  });
  scene.update(successOf(titled).story, folded);
  expect(scene.layout()).toBe(layout);
  const moved = moveNodes(groupedStory, { positions: { door: { x: -900, y: -900 } } });
  scene.update(successOf(moved).story, folded);
  expect(contentsOf(scene)).toEqual(contentsOf(sceneOf(successOf(moved).story, folded)));
});
