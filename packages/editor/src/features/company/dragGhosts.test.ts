import { expect, test } from 'vitest';
import { storyPerson } from '../../testing/storyCompany.ts';
import { type DragGhosts, followDrags } from './dragGhosts.ts';

const drags = (nodeIds: string[], dx: number) =>
  storyPerson('Анна', 0, { drag: { nodeIds, dx, dy: 0 } });
const still = storyPerson('Анна', 0);
const before = new Map([
  ['sea', { x: 0, y: 0 }],
  ['boat', { x: 300, y: 0 }],
]);
const saved = new Map([...before, ['sea', { x: 90, y: 0 }]]);

const shown = (ghosts: DragGhosts) =>
  [...ghosts.values()].map(({ dx, from }) => ({ dx, nodeIds: [...from.keys()] }));

test('a drag is shown from where its nodes stood, until they stand where they were let go', () => {
  const begun = followDrags([drags(['sea', 'gone'], 30)], new Map(), before);
  expect(shown(begun)).toEqual([{ dx: 30, nodeIds: ['sea'] }]);
  const dropped = followDrags([drags(['sea', 'gone'], 90)], begun, before);
  expect(shown(dropped)).toEqual([{ dx: 90, nodeIds: ['sea'] }]);
  const arrived = followDrags([drags(['sea', 'gone'], 90)], dropped, saved);
  expect(shown(arrived)).toEqual([{ dx: 90, nodeIds: [] }]);
  // Undone meanwhile: what was let go is not on its way again.
  expect(shown(followDrags([drags(['sea', 'gone'], 90)], arrived, before))).toEqual([
    { dx: 90, nodeIds: [] },
  ]);
});

test('a drag that is broken off is gone, and the next begins where the nodes are now', () => {
  const begun = followDrags([drags(['sea'], 30)], new Map(), before);
  const over = followDrags([still], begun, before);
  expect(over.size).toBe(0);
  const next = followDrags([drags(['sea'], 15)], over, saved);
  expect(next.get(still.id)?.from.get('sea')).toEqual({ x: 90, y: 0 });
});

test('of several nodes those stay on their way that were not saved elsewhere', () => {
  const begun = followDrags([drags(['sea', 'boat'], 30)], new Map(), before);
  expect(shown(followDrags([drags(['sea', 'boat'], 30)], begun, saved))).toEqual([
    { dx: 30, nodeIds: ['boat'] },
  ]);
});
