import { generateStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { encloses } from './bounds.ts';
import { cardsWanted, nextMounted, nextWindow, sliceSize } from './cardWindow.ts';
import { sceneOf } from './testing.ts';
import { visibleBounds } from './viewport.ts';
import { isZoomedOutAt } from './zoomLevels.ts';

const view = { x: -3000, y: -1500, zoom: 1, width: 1440, height: 900 };
const nobody: ReadonlySet<string> = new Set();

test('the window stays while the view moves a little, and follows before its edge is seen', () => {
  const first = nextWindow(view, null, 1);
  expect(nextWindow({ ...view, x: view.x + 100 }, first, 1)).toBe(first);
  for (let x = 0; x < 2000; x += 50) {
    const moved = { ...view, x: view.x - x };
    expect(encloses(nextWindow(moved, first, 1), visibleBounds(moved))).toBe(true);
  }
});

test('every card in view is wanted, the nearest to the middle first', () => {
  const scene = sceneOf(generateStory(2000));
  const wanted = cardsWanted(scene, nextWindow(view, null, 1));
  for (const { id } of scene.nodesIn(visibleBounds(view))) expect(wanted).toContain(id);
  const middle = { x: 3000 + 720, y: 1500 + 450 };
  const [nearest = ''] = wanted;
  const card = scene.nodes.get(nearest);
  expect(Math.abs((card?.x ?? 0) + 118 - middle.x)).toBeLessThan(300);
});

test('however many nodes lie on one point, no more are mounted than a page can bear', () => {
  const story = generateStory(5000);
  const nodes = story.nodes.map((node) => ({ ...node, position: { x: 3500, y: 1800 } }));
  const scene = sceneOf({ ...story, nodes });
  expect(cardsWanted(scene, nextWindow(view, null, 1)).length).toBeLessThanOrEqual(150);
});

test('cards come and go in slices until what is wanted is there, and then nothing moves', () => {
  const wanted = Array.from({ length: 60 }, (_, index) => `new-${index}`);
  let mounted: readonly string[] = Array.from({ length: 90 }, (_, index) => `old-${index}`);
  for (let frame = 0; frame < 6; frame += 1) {
    const next = nextMounted(mounted, wanted, nobody);
    const arrived = next.filter((id) => !mounted.includes(id));
    const gone = mounted.filter((id) => !next.includes(id));
    expect(arrived.length).toBeLessThanOrEqual(sliceSize.mounts);
    expect(gone.length).toBeLessThanOrEqual(sliceSize.unmounts);
    mounted = next;
  }
  expect([...mounted].toSorted()).toEqual(wanted.toSorted());
  expect(nextMounted(mounted, wanted, nobody)).toBe(mounted);
});

test('while the view moves, cards stay as long as there is room for them', () => {
  const mounted = Array.from({ length: 100 }, (_, index) => `old-${index}`);
  const wanted = Array.from({ length: 120 }, (_, index) => `new-${index}`);
  let moving: readonly string[] = mounted;
  const move = (frames: number) => {
    for (let frame = 0; frame < frames; frame += 1) {
      moving = nextMounted(moving, wanted, nobody, true);
      expect(moving.length).toBeLessThanOrEqual(150);
    }
  };
  move(3);
  expect(mounted.every((id) => moving.includes(id))).toBe(true);
  move(37);
  expect(wanted.every((id) => moving.includes(id))).toBe(true);
  expect(moving.filter((id) => id.startsWith('old')).length).toBe(30);
  expect(nextMounted(moving, wanted, nobody)).toEqual(wanted);
});

test('what is pinned is mounted at once and stays', () => {
  const pinned = new Set(['far-away']);
  expect(nextMounted([], ['near'], pinned)).toEqual(['far-away', 'near']);
  expect(nextMounted(['far-away'], [], pinned)).toEqual(['far-away']);
});

test('a small story keeps its cards until they cannot be read, a big one is drawn from afar sooner', () => {
  expect(isZoomedOutAt(sceneOf(generateStory(100)), 0.2)).toBe(false);
  expect(isZoomedOutAt(sceneOf(generateStory(100)), 0.1)).toBe(true);
  expect(isZoomedOutAt(sceneOf(generateStory(1000)), 0.1)).toBe(true);
  expect(isZoomedOutAt(sceneOf(generateStory(1000)), 0.5)).toBe(false);
});
