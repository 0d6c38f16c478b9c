import type { Position } from '@dreamfork/story';
import { buildStory, generateStory, sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { curveBounds, middleOf, pathOf, pointsAlong } from './curve.ts';
import { edgeCurve } from './edgeRoute.ts';
import { farCurve, markPoint } from './farMap.ts';
import { card } from './geometry.ts';
import { edgeAt, insideFrame, lineTargetAt, markAt, nodeAt } from './hits.ts';
import { sceneOf } from './testing.ts';

test('a point finds the topmost card it lies on', () => {
  const story = buildStory()
    .node('below', 'start', { position: { x: 0, y: 0 } })
    .node('above', 'text', { position: { x: 20, y: 20 } })
    .build();
  expect(nodeAt(sceneOf(story), { x: 30, y: 30 })?.id).toBe('above');
  expect(nodeAt(sceneOf(story), { x: 5, y: 5 })?.id).toBe('below');
  expect(nodeAt(sceneOf(story), { x: -9000, y: 0 })).toBeUndefined();
});

test('a line ends at the nearest card within reach, never at its own', () => {
  const { width } = card;
  const story = buildStory()
    .node('from', 'start', { position: { x: 0, y: 0 } })
    .node('near', 'text', { position: { x: width + 15, y: 0 } })
    .node('further', 'text', { position: { x: width + 15, y: -300 } })
    .build();
  const target = (point: Position, reach = 20) =>
    lineTargetAt(sceneOf(story), 'from', point, reach)?.id;
  expect(target({ x: width + 14, y: 16 })).toBe('near');
  expect(target({ x: width + 1, y: 16 })).toBe('near');
  expect(target({ x: width - 1, y: 16 })).toBeUndefined();
  expect(target({ x: width + 1, y: 16 }, 10)).toBeUndefined();
  expect(target({ x: width + 14, y: -5 }, 400)).toBe('near');
});

test('every edge is found along its whole length', () => {
  const scene = sceneOf(generateStory(60));
  for (const edge of scene.edges.values()) {
    for (const point of pointsAlong(edgeCurve(scene, edge), 5)) {
      expect(edgeAt(scene, point, 4)).toBeDefined();
    }
  }
});

test('a point beside every edge finds none', () => {
  expect(edgeAt(sceneOf(sampleStory), { x: -5000, y: -5000 }, 10)).toBeUndefined();
});

test('a frame takes in what it touches, in the order of the story', () => {
  const story = generateStory(200);
  const inside = insideFrame(sceneOf(story), { x: 405, y: 195, width: 700, height: 20 });
  expect(inside.nodeIds).toEqual(['node-0', 'node-1', 'node-2']);
});

const straightAcross = buildStory()
  .node('from', 'start', { content: '', position: { x: 0, y: 0 } })
  .node('between', 'text', { content: '', position: { x: 450, y: 0 } })
  .node('to', 'end', { content: '', position: { x: 900, y: 0 } })
  .link('from', 'to')
  .build();

test('an edge goes around the card between its ends', () => {
  const scene = sceneOf(straightAcross);
  const [edge] = scene.edges.values();
  const between = scene.nodes.get('between');
  if (!edge || !between) throw new Error('the story has an edge and a card');
  for (const { x, y } of pointsAlong(edgeCurve(scene, edge), 40)) {
    const isUnder =
      x > between.x &&
      x < between.x + between.width &&
      y > between.y &&
      y < between.y + between.height;
    expect(isUnder).toBe(false);
  }
});

test('an edge with nothing in its way goes straight to its card', () => {
  const scene = sceneOf(sampleStory);
  const [edge] = scene.edges.values();
  if (!edge) throw new Error('the story has an edge');
  const curve = edgeCurve(scene, edge);
  expect(curve).toHaveLength(8);
  expect(pathOf(curve)).toMatch(/^M[-\d. ]+C[-\d. ]+$/);
  expect(curveBounds(curve).x).toBeLessThanOrEqual(edge.x1);
});

test('from far a mark is hit beside its card, and a line where it runs from mark to mark', () => {
  const scene = sceneOf(sampleStory);
  const [node] = scene.nodes.values();
  if (!node) throw new Error('The story has no node.');
  const mark = markPoint(node);
  expect(markAt(scene, { x: mark.x, y: node.y - 100 }, 200)).toBe(node);
  expect(markAt(scene, { x: mark.x, y: node.y - 100 }, 50)).toBeUndefined();
  const edge = [...scene.edges.values()][0];
  if (!edge) throw new Error('The story has no edge.');
  expect(edgeAt(scene, middleOf(farCurve(edge)), 4, true)).toBe(edge);
});
