import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoryDocument } from '../schema/document.ts';
import type { Effect } from '../schema/variable.ts';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { playReducer } from './playReducer.ts';
import { backToStep, playSteps, withPlayValue } from './playSteps.ts';
import { playView } from './playView.ts';
import { startPlay } from './startPlay.ts';
import { startPlayAt } from './startPlayAt.ts';

const add = (value: string, isShown?: boolean): Effect => ({
  kind: 'add',
  variable: 'золото',
  value,
  ...(isShown !== undefined && { isShown }),
});

const base = buildStory()
  .node('mine', 'choice', { title: 'Шахта', effects: [add('1')] })
  .node('vault', 'text', { title: 'Хранилище', effects: [add('2', true)] })
  .node('hall', 'text', {
    effects: [{ kind: 'toggle', variable: 'старый_ключ', isShown: true }],
  })
  .choice('mine', 'Тайком', 'vault')
  .choice('mine', 'С ключом', 'vault')
  .link('vault', 'hall')
  .link('hall', 'mine')
  .build();

const story: StoryDocument = {
  ...base,
  variables: [
    { id: 'v1', name: 'золото', type: 'number', initial: 2, note: '' },
    { id: 'v2', name: 'старый_ключ', type: 'boolean', initial: false, note: '' },
  ],
  nodes: base.nodes.map((node) => ({
    ...node,
    choices: node.choices.map((choice, index) => ({
      ...choice,
      ...(index === 0 && { condition: 'старый_ключ' }),
      ...(index === 1 && { effects: [add('10', true)] }),
    })),
  })),
};

const path = ['mine', 'vault', 'hall'];
const walk = (count: number) => {
  let state = successOf(startPlay(story));
  for (let step = 0; step < count; step++) {
    const choiceId = playView(story, state)?.choices[0]?.choiceId;
    const event = choiceId === undefined ? { type: 'next' as const } : null;
    state = playReducer(story, state, event ?? { type: 'choose', choiceId: choiceId ?? '' });
  }
  return state;
};
const values = (state: { memory?: { values: unknown } }) => state.memory?.values;

describe('P16: the values of a path', () => {
  test('are those of its effects, with the first open choice', () => {
    expect(values(startPlayAt(story, { nodeId: 'hall', path }))).toEqual({ v1: 15, v2: true });
  });

  test('or the initial ones, with the effects of the node itself', () => {
    const state = startPlayAt(story, { nodeId: 'hall', path, values: 'initial' });
    expect(values(state)).toEqual({ v1: 2, v2: true });
    const back = playReducer(story, playReducer(story, state, { type: 'back' }), { type: 'back' });
    expect(back.currentNodeId).toBe('mine');
    expect(values(back)).toEqual({ v1: 2, v2: false });
  });

  test('questions on the path keep what the variable has; that of the node is asked', () => {
    const asking: StoryDocument = {
      ...story,
      nodes: story.nodes.map((node) => ({
        ...node,
        effects: [{ kind: 'ask', variable: 'золото', question: '?' }, ...(node.effects ?? [])],
      })),
    };
    const state = startPlayAt(asking, { nodeId: 'vault', path: ['mine', 'vault'] });
    expect(values(state)).toEqual({ v1: 13, v2: false });
    expect(playView(asking, state)?.question?.text).toBe('?');
  });
});

test('P23: a reader is told what shown effects changed, until the next step', () => {
  const there = startPlayAt(story, { nodeId: 'vault', path: ['mine', 'vault'] });
  expect(playView(story, there)?.changes).toEqual(['золото: +12']);
  const hall = playReducer(story, there, { type: 'next' });
  expect(playView(story, hall)?.changes).toEqual(['старый ключ: да']);
  expect(playView(story, playReducer(story, hall, { type: 'back' }))?.changes).toEqual([]);
  expect(playView(story, successOf(startPlay(story)))?.changes).toEqual([]);
  expect(playView({ ...story, variables: [] }, there)?.changes).toEqual([]);
});

test('P23: a value that is the same after the step is not told', () => {
  const calm: StoryDocument = {
    ...story,
    nodes: story.nodes.map((node) => ({ ...node, effects: [add('5', true), add('-5', true)] })),
  };
  expect(playView(calm, successOf(startPlay(calm)))?.changes).toEqual([]);
});

test('P24: each step has the node that it led to and what it changed', () => {
  const steps = playSteps(story, startPlayAt(story, { nodeId: 'hall', path }));
  expect(steps.map(({ nodeId }) => nodeId)).toEqual(path);
  expect(
    steps.map(({ changes }) => changes.map((one) => [one.variable.name, one.before, one.after])),
  ).toEqual([[['золото', 2, 3]], [['золото', 3, 15]], [['старый_ключ', false, true]]]);
});

test('P24: going back to a step is going back as often as it takes', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.nat(12), (count, index) => {
      const state = walk(count);
      let back = state;
      for (let left = state.backStack.length; left > Math.min(index, count); left--) {
        back = playReducer(story, back, { type: 'back' });
      }
      expect(backToStep(story, state, index)).toEqual(back);
    }),
  );
});

test('P25: a value that the author gives belongs to the last step', () => {
  const there = walk(1);
  const rich = withPlayValue(story, there, 'v1', 100);
  expect(values(rich)).toMatchObject({ v1: 100 });
  expect(playSteps(story, rich).at(-1)?.changes).toMatchObject([{ before: 3, after: 100 }]);
  expect(values(playReducer(story, rich, { type: 'back' }))).toEqual(values(walk(0)));
  expect(withPlayValue(story, there, 'v1', 'много')).toEqual(there);
  expect(withPlayValue(story, there, 'nobody', 1)).toEqual(there);
});
