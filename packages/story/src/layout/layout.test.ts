import { describe, expect, test } from 'vitest';
import { centreNodes, fixPositions } from '../operations/positions.ts';
import type { Position } from '../schema/document.ts';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { linkedPosition, placeNode } from './coordinates.ts';

const still = () => 0.5;

const storyAt = (...positions: Position[]) =>
  positions
    .reduce(
      (builder, position, index) => builder.node(`n${index}`, 'text', { position }),
      buildStory(),
    )
    .build();

const positionsOf = (story: ReturnType<typeof storyAt>) =>
  story.nodes.map(({ position }) => [position.x, position.y]);

describe('placeNode', () => {
  test('E2: the first node is at (400, 200)', () => {
    expect(placeNode(buildStory().build(), { random: still })).toEqual({ x: 400, y: 200 });
  });

  test('E2: a given position is used unchanged', () => {
    const place = placeNode(storyAt({ x: 0, y: 0 }), {
      position: { x: 2000, y: -40 },
      random: still,
    });
    expect(place).toEqual({ x: 2000, y: -40 });
  });

  test('E2: by default 300 to the right of the last node', () => {
    expect(placeNode(storyAt({ x: 0, y: 0 }, { x: 415, y: 300 }), { random: still })).toEqual({
      x: 715,
      y: 300,
    });
  });

  test.each([
    [0, 250],
    [0.25, 275],
    [0.999_999, 350],
  ])('E2: chance %f puts it at y = %i, within 50 of the last', (chance, y) => {
    expect(placeNode(storyAt({ x: 0, y: 300 }), { random: () => chance }).y).toBe(y);
  });

  test('E2: x up to 800 stays, beyond it returns to 400 and y moves 200 down', () => {
    expect(placeNode(storyAt({ x: 500, y: 300 }), { random: still })).toEqual({ x: 800, y: 300 });
    expect(placeNode(storyAt({ x: 501, y: 300 }), { random: still })).toEqual({ x: 400, y: 500 });
  });

  test('E2: y up to 600 stays, beyond it resets to 200', () => {
    expect(placeNode(storyAt({ x: 700, y: 400 }), { random: still }).y).toBe(600);
    expect(placeNode(storyAt({ x: 700, y: 401 }), { random: still }).y).toBe(200);
    expect(placeNode(storyAt({ x: 0, y: 700 }), { random: still })).toEqual({ x: 300, y: 200 });
  });

  test('E4: beside its source, at the same height', () => {
    const [node] = storyAt({ x: 900, y: 700 }).nodes;
    expect(node && linkedPosition(node)).toEqual({ x: 1200, y: 700 });
  });
});

describe('centreNodes', () => {
  test('E23: three columns of 300 by 200 from (400, 200)', () => {
    const scattered = storyAt(...Array.from({ length: 5 }, () => ({ x: -7, y: 9000 })));
    expect(positionsOf(successOf(centreNodes(scattered)).story)).toEqual([
      [400, 200],
      [700, 200],
      [1000, 200],
      [400, 400],
      [700, 400],
    ]);
  });

  test('E25: arranged nodes give an empty change', () => {
    const story = storyAt({ x: 400, y: 200 }, { x: 700, y: 200 });
    expect(successOf(centreNodes(story))).toEqual({ story, change: [] });
  });
});

describe('fixPositions', () => {
  test('E24: moves nodes back into the bounds, each axis separately', () => {
    const story = storyAt(
      { x: 199, y: 99 },
      { x: 200, y: 100 },
      { x: 5000, y: 600 },
      { x: 250, y: 601 },
      { x: -1, y: 300 },
    );
    const edit = successOf(fixPositions(story));
    expect(positionsOf(edit.story)).toEqual([
      [400, 200],
      [200, 100],
      [5000, 600],
      [250, 200],
      [400, 300],
    ]);
    expect(edit.story.nodes[1]).toBe(story.nodes[1]);
  });
});
