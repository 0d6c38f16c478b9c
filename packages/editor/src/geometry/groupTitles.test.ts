import type { StoryDocument } from '@dreamfork/story';
import { generateStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { overlaps } from './bounds.ts';
import { shownTitles, titleScale } from './groupTitles.ts';
import { sceneOf } from './testing.ts';

/** A hundred and twenty nodes in groups of two, but for the last group, which has ten. */
const story: StoryDocument = (() => {
  const { nodes, ...rest } = generateStory(120);
  const groupOf = (index: number) => `group-${Math.min(55, Math.floor(index / 2))}`;
  return {
    ...rest,
    nodes: nodes.map((node, index) => ({ ...node, groupId: groupOf(index) })),
    groups: Array.from({ length: 56 }, (_, index) => ({
      id: `group-${index}`,
      title: `Глава ${index + 1}`,
      colour: 'blue',
    })),
  };
})();

test('up close every group has its title', () => {
  expect(shownTitles(sceneOf(story), titleScale(1)).size).toBe(56);
});

test('from far titles of groups never lie on one another, and the largest group has its own', () => {
  for (const zoom of [0.4, 0.1, 0.05, 0.02]) {
    const shown = shownTitles(sceneOf(story), titleScale(zoom));
    const places = [...shown.values()];
    for (const [index, place] of places.entries()) {
      expect(places.slice(index + 1).some((other) => overlaps(place, other))).toBe(false);
    }
    expect(shown.has('group-55')).toBe(true);
  }
});
