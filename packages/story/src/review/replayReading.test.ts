import { expect, test } from 'vitest';
import { runStoryTests } from '../bot/runStoryTest.ts';
import { addStoryTest } from '../operations/storyTests.ts';
import { addVariable } from '../operations/variables.ts';
import type { StoryDocument } from '../schema/document.ts';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { sampleStory } from '../testing/sampleStory.ts';
import { playReading } from './playReading.ts';
import { replayReading, testOfReading } from './replayReading.ts';
import type { ReviewReading } from './reviewAnchor.ts';

const [choice] = sampleStory.nodes.find(({ id }) => id === 'door')?.choices ?? [];
const reading: ReviewReading = {
  seed: 7,
  decisions: [{ choiceId: choice?.id ?? '' }],
  nodeId: 'morning',
  values: {},
};

const withoutChoices: StoryDocument = {
  ...sampleStory,
  nodes: sampleStory.nodes.map((node) => (node.id === 'door' ? { ...node, choices: [] } : node)),
};

test('H8: a reading that nothing stands against comes to its passage', () => {
  expect(replayReading(sampleStory, reading)).toEqual({ steps: 4, broken: null, values: {} });
});

test('H8: where the story has changed, it is told at which passage of the reading, and how', () => {
  expect(replayReading(withoutChoices, reading)).toEqual({
    steps: 2,
    broken: { code: 'choice-gone', nodeId: 'door' },
    values: null,
  });
  const draft = { ...sampleStory, startNodeId: null };
  expect(replayReading(draft, reading)).toMatchObject({
    steps: 0,
    broken: { code: 'start-missing' },
  });
});

test('H8: it is kept as a test with the values that it comes to today, or not at all', () => {
  const variable = { id: 'gold', name: 'gold', type: 'number', initial: 3 } as const;
  const story = successOf(addVariable(sampleStory, { variable: { ...variable, note: '' } })).story;
  const input = testOfReading(
    story,
    { ...reading, values: { gold: 2 } },
    { id: 't', title: 'Нина' },
  );
  if (!input) throw new Error('The reading comes to its passage.');
  expect(input.test.values).toEqual({ gold: 3 });
  expect(runStoryTests(successOf(addStoryTest(story, input)).story)).toEqual([
    { id: 't', broken: null },
  ]);
  expect(testOfReading(withoutChoices, reading, { id: 't', title: '' })).toBeNull();
});

test('H8: it is played up to its passage, or as far as the story still goes', () => {
  expect(playReading(sampleStory, reading)).toMatchObject({
    currentNodeId: 'morning',
    backStack: ['beach', 'door', 'stairs'],
  });
  expect(playReading(withoutChoices, reading)).toMatchObject({
    currentNodeId: 'door',
    backStack: ['beach'],
  });
  expect(playReading({ ...sampleStory, startNodeId: null }, reading)).toBeNull();
});

test('H8: answers and values are those of the reader', () => {
  const plain = buildStory()
    .node('gate', 'start', { effects: [{ kind: 'ask', variable: 'name', question: 'Кто там?' }] })
    .node('yard', 'text')
    .node('home', 'end')
    .link('gate', 'yard')
    .link('yard', 'home')
    .build();
  const variable = { id: 'name', name: 'name', type: 'text', initial: '' } as const;
  const story = successOf(addVariable(plain, { variable })).story;
  const way = { seed: 3, decisions: [{ answer: 'Аня' }], nodeId: 'yard', values: { name: 'Аня' } };
  expect(replayReading(story, way)).toMatchObject({ steps: 2, broken: null });
  const state = playReading(story, way);
  expect([state?.currentNodeId, state?.memory?.values]).toEqual(['yard', { name: 'Аня' }]);
});
