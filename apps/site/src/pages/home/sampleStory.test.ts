import { diagnoseStory, playReducer, startPlay } from '@dreamfork/story';
import { expect, test } from 'vitest';
import { homeMessages } from './messages.ts';
import type { SampleChoice } from './SampleCard.tsx';
import { sampleStory } from './sampleStory.ts';

const story = sampleStory(homeMessages.ru.sample);

const after = (choiceId: SampleChoice) => {
  const started = startPlay(story);
  if (!started.ok) throw new Error('The story has no start.');
  return playReducer(story, started.value, { type: 'choose', choiceId });
};

test('one choice ends the story, the other one leads on to its end', () => {
  expect(after('row')).toMatchObject({ currentNodeId: 'water', isFinished: true });
  const inside = after('climb');
  expect(inside).toMatchObject({ currentNodeId: 'voice', isFinished: false });
  expect(playReducer(story, inside, { type: 'next' })).toMatchObject({
    currentNodeId: 'water',
    isFinished: true,
  });
});

test.each(['ru', 'en'] as const)('in %s it is what an author could publish', (locale) => {
  expect(diagnoseStory(sampleStory(homeMessages[locale].sample))).toEqual([]);
});
