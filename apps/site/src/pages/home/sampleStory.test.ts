import { coverMap, diagnoseStory, playReducer, startPlay } from '@dreamfork/story';
import { expect, test } from 'vitest';
import { homeMessages } from './messages.ts';
import { type SampleChoice, sampleStory } from './sampleStory.ts';

const story = sampleStory(homeMessages.ru.sample);

const after = (...choices: SampleChoice[]) => {
  const started = startPlay(story);
  if (!started.ok) throw new Error('The story has no start.');
  return choices.reduce(
    (state, choiceId) => playReducer(story, state, { type: 'choose', choiceId }),
    started.value,
  );
};

test('one choice ends the story, the other one leads to a fork', () => {
  expect(after('row')).toMatchObject({ currentNodeId: 'water', isFinished: true });
  expect(after('climb')).toMatchObject({ currentNodeId: 'voice', isFinished: false });
  for (const [choice, end] of [
    ['stay', 'keeper'],
    ['run', 'water'],
  ] as const) {
    expect(playReducer(story, after('climb', choice), { type: 'next' })).toMatchObject({
      currentNodeId: end,
      isFinished: true,
    });
  }
});

test('every node has a point of its own on the map', () => {
  expect(coverMap(story)?.points).toHaveLength(story.nodes.length);
});

test.each(['ru', 'en'] as const)('in %s it is what an author could publish', (locale) => {
  expect(diagnoseStory(sampleStory(homeMessages[locale].sample))).toEqual([]);
});
