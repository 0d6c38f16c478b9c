import { generateStory, sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { storyPerson } from '../../testing/storyCompany.ts';
import { createCompanyStore, paceInCompany } from './companyStore.ts';

const company = {
  ...createCompanyStore().getState(),
  isOpen: true,
  people: [storyPerson('Анна', 0)],
};
const slow = { pause: 3000, longest: 3000 };
const quick = { pause: 500, longest: 1500 };

/** Nodes with hardly any text. */
const withNodes = (count: number) => {
  const { nodes, ...story } = generateStory(count);
  return { ...story, nodes: nodes.map((node) => ({ ...node, content: 'ы' })) };
};

const withText = (characters: number) => ({
  ...sampleStory,
  nodes: sampleStory.nodes.map((node, at) =>
    at === 0 ? { ...node, content: 'ы'.repeat(characters) } : node,
  ),
});

test('who is alone, or hears nobody, saves as ever', () => {
  expect(paceInCompany({ ...company, people: [] }, sampleStory)).toBeUndefined();
  expect(paceInCompany({ ...company, isOpen: false }, sampleStory)).toBeUndefined();
});

test.each([
  ['a small one', sampleStory, quick],
  ['one of 3,000 nodes', withNodes(3000), quick],
  ['one of more nodes', withNodes(3001), slow],
  ['one of few nodes with less than 3 MB', withText(1_400_000), quick],
  ['one of few nodes with more than 3 MB', withText(1_500_001), slow],
])('in company %s is saved at the pace of its size', (_, document, pace) => {
  expect(paceInCompany(company, document)).toEqual(pace);
});
