import { describe, expect, test } from 'vitest';
import { addNode } from '../operations/addNode.ts';
import { deleteNodes } from '../operations/deleteNodes.ts';
import { moveNodes } from '../operations/positions.ts';
import { reachableNodes } from '../queries/reachability.ts';
import { storyCounts } from '../queries/storyCounts.ts';
import { parseStory, parseStoryJson } from '../schema/parseStory.ts';
import { serialiseStory } from '../schema/serialiseStory.ts';
import { buildStory } from './buildStory.ts';
import { generateStory } from './generateStory.ts';
import { successOf } from './outcome.ts';
import { sampleStory } from './sampleStory.ts';

describe('sampleStory', () => {
  test('D1–D8: is a valid story of seven nodes, three choices and two ends', () => {
    expect(parseStory(sampleStory)).toEqual({ ok: true, value: sampleStory });
    expect(storyCounts(sampleStory)).toMatchObject({ nodes: 7, choices: 3, ends: 2 });
  });
});

describe('buildStory', () => {
  test('D1: steps do not modify their builder', () => {
    const one = buildStory().node('a', 'start');
    one.node('b', 'end');
    expect(one.build().nodes).toHaveLength(1);
  });

  test('D1: a choice of an unknown node throws', () => {
    expect(() => buildStory().choice('a', 'Да')).toThrow('no node a');
  });
});

describe('generateStory', () => {
  test.each([0, 1, 2, 3, 100])('D1–D8: %i nodes make a valid story', (count) => {
    const story = generateStory(count);
    expect(story.nodes).toHaveLength(count);
    expect(parseStory(story)).toEqual({ ok: true, value: story });
  });

  test('D10: equal seeds give equal stories, different seeds different ones', () => {
    expect(generateStory(50, 7)).toEqual(generateStory(50, 7));
    expect(generateStory(50, 7)).not.toEqual(generateStory(50, 8));
  });

  test('E26: 10,000 nodes can be read, edited and written', () => {
    const story = successOf(parseStoryJson(serialiseStory(generateStory(10_000))));
    expect(reachableNodes(story).size).toBeGreaterThan(100);
    const added = successOf(
      addNode(story, { node: { id: 'new', type: 'text' } }, { random: () => 0.5 }),
    );
    expect(added.change).toHaveLength(1);
    const moved = successOf(moveNodes(added.story, { positions: { new: { x: 15, y: 15 } } }));
    expect(moved.change).toHaveLength(1);
    const nodeIds = story.nodes.slice(1, 5000).map(({ id }) => id);
    expect(successOf(deleteNodes(moved.story, { nodeIds })).story.nodes).toHaveLength(5002);
  });
});
