import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import type { Scene } from '../../geometry/scene.ts';
import { groupedStory, none, sceneOf } from '../../geometry/testing.ts';
import { emptyOverlays } from '../../store/session/canvasOverlays.ts';
import { emptySelection, selectNodes } from '../../store/session/selection.ts';
import { flag } from './snapshot.ts';
import { createSnapshots, type SnapshotSubject, takeSnapshot } from './takeSnapshot.ts';

const groupTitles = new Map();

const subjectOf = (scene: Scene, others: Partial<SnapshotSubject> = {}): SnapshotSubject => ({
  scene,
  area: null,
  titles: 'all',
  selection: emptySelection,
  overlays: emptyOverlays,
  groupTitles,
  drag: null,
  isMoving: false,
  ...others,
});

test('while nothing changes the picture is the same one', () => {
  const scene = sceneOf(sampleStory);
  const take = createSnapshots();
  const first = take(subjectOf(scene));
  expect(take(subjectOf(scene))).toBe(first);
  expect(take(subjectOf(scene, { selection: selectNodes(['door']) }))).not.toBe(first);
});

test('another selection highlights other cards', () => {
  const scene = sceneOf(sampleStory);
  const marked = (nodeIds: readonly string[]) =>
    [...takeSnapshot(subjectOf(scene, { selection: selectNodes(nodeIds) })).cardFlags].filter(
      (flags) => flags & flag.selected,
    ).length;
  expect([marked(['door', 'sea']), marked([]), marked(['sea'])]).toEqual([2, 0, 1]);
});

test('D24: from far the start is drawn as the start, also where it offers choices', () => {
  const { startNodeId } = sampleStory;
  const branching = {
    ...sampleStory,
    nodes: sampleStory.nodes.map((node) =>
      node.id === startNodeId ? { ...node, type: 'choice' as const } : node,
    ),
  };
  const { types, weights } = takeSnapshot(subjectOf(sceneOf(branching)));
  const plain = takeSnapshot(subjectOf(sceneOf(sampleStory)));
  expect([...types]).toEqual([...plain.types]);
  expect([...weights]).toEqual([...plain.weights]);
});

test('what is dragged or lies in a folded group is not in the picture, and comes back', () => {
  const take = takeSnapshot;
  const scene = sceneOf(groupedStory);
  const all = sampleStory.nodes.length;
  const drag = { nodeIds: new Set(['door']), noteIds: none };
  expect(take(subjectOf(scene, { drag })).types).toHaveLength(all - 1);
  expect(take(subjectOf(scene, { drag, isMoving: true })).types).toHaveLength(1);
  expect(take(subjectOf(scene)).types).toHaveLength(all);
  scene.update(groupedStory, new Set(['chapter']));
  expect(take(subjectOf(scene)).types).toHaveLength(all - 2);
  scene.update(groupedStory, none);
  expect(take(subjectOf(scene)).types).toHaveLength(all);
});

test('from far the lines of the way to the farthest end are marked as the main ones, and meet in marks', () => {
  const { strokes } = takeSnapshot(subjectOf(sceneOf(sampleStory)));
  const main = strokes.find(({ flags }) => flags & flag.main);
  expect(main?.curves.length).toBeGreaterThan(9);
  expect(main?.curves[0]).toBe(8);
});
