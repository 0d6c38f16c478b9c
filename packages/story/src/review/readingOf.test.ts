import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testValues } from '../bot/runStoryTest.ts';
import { type PlayEvent, playReducer } from '../play/playReducer.ts';
import type { PlayState } from '../play/playState.ts';
import { playView } from '../play/playView.ts';
import { startPlay } from '../play/startPlay.ts';
import type { StoryDocument } from '../schema/document.ts';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { after, began, choose, follow, next, story } from '../testing/playSteps.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { readingOf } from './readingOf.ts';

const asking: StoryDocument = {
  ...buildStory()
    .node('gate', 'start', { effects: [{ kind: 'ask', variable: 'имя' }] })
    .node('yard', 'choice', { effects: [{ kind: 'ask', variable: 'золото' }] })
    .node('hall', 'text')
    .link('gate', 'yard')
    .choice('yard', 'Войти', 'hall')
    .choice('yard', 'Войти иначе', 'hall')
    .build(),
  variables: [
    { id: 'v1', name: 'золото', type: 'number', initial: 1, note: '' },
    { id: 'v2', name: 'имя', type: 'text', initial: '', note: '' },
  ],
};

const answer = (text: string): PlayEvent => ({ type: 'answer', text });
const play = (...events: PlayEvent[]): PlayState =>
  events.reduce(
    (state, event) => playReducer(asking, state, event),
    successOf(startPlay(asking, { seed: 4 })),
  );

describe('H8: a reading is told by its seed and decisions', () => {
  test('a single connection is followed without a decision', () => {
    const read = after(began, next, choose('fork.1'), follow('left>right'));
    expect(readingOf(story, read)).toMatchObject({ nodeId: 'right', decisions: [{}, {}] });
    expect(readingOf(story, began)).toEqual({
      seed: 0,
      decisions: [],
      nodeId: 'start',
      values: {},
    });
  });

  test('answers are among them, also one to the question of the present passage', () => {
    const asked = play(answer('Аня'), next);
    expect(readingOf(asking, asked)).toMatchObject({ decisions: [{ answer: 'Аня' }] });
    expect(readingOf(asking, play(answer('Аня'), next, answer('2,5')))).toEqual({
      seed: 4,
      decisions: [{ answer: 'Аня' }, { answer: '2.5' }],
      nodeId: 'yard',
      values: { v1: 2.5, v2: 'Аня' },
    });
  });

  test('of two choices that lead to one node it is the one that was taken', () => {
    const read = play(answer('Аня'), next, answer('2'), choose('yard.2'));
    expect(readingOf(asking, read)?.decisions.at(-1)).toEqual({ choiceId: 'yard.2' });
  });

  test('an end that asks is come to with the answer', () => {
    const end = buildStory()
      .node('end', 'end', { effects: [{ kind: 'ask', variable: 'золото' }] })
      .build();
    const document = { ...end, variables: asking.variables ?? [] };
    const asked = successOf(startPlay(document, { seed: 4 }));
    const answered = playReducer(document, asked, answer('3'));
    expect(readingOf(document, answered)).toEqual({
      seed: 4,
      decisions: [{ answer: '3' }],
      nodeId: 'end',
      values: { v1: 3, v2: '' },
    });
  });

  test('what lay between a passage and a jump back to it is left out', () => {
    const read = play(answer('Аня'), next, answer('2'), choose('yard.2'));
    const back = playReducer(asking, read, { type: 'jump', nodeId: 'yard' });
    expect(readingOf(asking, back)?.nodeId).toBe('yard');
    expect(readingOf(asking, back)?.decisions).not.toContainEqual({ choiceId: 'yard.2' });
  });

  test('where a host sent the reader there is none', () => {
    expect(readingOf(story, after(began, { type: 'goTo', nodeId: 'right' }))).toBeNull();
  });
});

const wishes = fc.array(
  fc.record({
    kind: fc.constantFrom('on', 'on', 'on', 'back', 'jump', 'restart'),
    at: fc.nat({ max: 5 }),
    text: fc.constantFrom('Аня', '3', '0'),
  }),
  { maxLength: 25 },
);

function eventFor(
  document: StoryDocument,
  state: PlayState,
  { kind, at, text }: { kind: string; at: number; text: string },
): PlayEvent {
  const view = playView(document, state);
  if (kind === 'jump')
    return { type: 'jump', nodeId: state.history[at % state.history.length] ?? '' };
  if (kind !== 'on') return { type: kind as 'back' | 'restart' };
  if (view?.question) return { type: 'answer', text };
  const choice = view?.choices[at % view.choices.length];
  if (choice) return { type: 'choose', choiceId: choice.choiceId };
  const path = view?.paths[at % view.paths.length];
  return path ? { type: 'follow', connectionId: path.connectionId } : { type: 'next' };
}

test('H8: a reading that is told comes to the same passage when it is repeated', () => {
  fc.assert(
    fc.property(storyArbitrary, wishes, (document, steps) => {
      const started = startPlay(document, { seed: 5 });
      if (!started.ok) return;
      const state = steps.reduce(
        (now, step) => playReducer(document, now, eventFor(document, now, step)),
        started.value,
      );
      const told = readingOf(document, state);
      // Only of a jump, or of a question that is not answered yet, there may be none.
      const isPlain = steps.every(({ kind }) => kind !== 'jump') && !state.memory?.asking;
      expect(told !== null || !isPlain).toBe(true);
      expect(told?.nodeId ?? state.currentNodeId).toBe(state.currentNodeId);
      expect(told ? testValues(document, told) : undefined).toEqual(told?.values);
    }),
    { numRuns: 200 },
  );
});
