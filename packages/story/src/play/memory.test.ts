import { describe, expect, test } from 'vitest';
import type { StoryDocument } from '../schema/document.ts';
import type { Effect, Variable } from '../schema/variable.ts';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { nextViews } from './nextViews.ts';
import { type PlayEvent, playReducer } from './playReducer.ts';
import { type PlayState, parsePlayState } from './playState.ts';
import { type PlayView, playView } from './playView.ts';
import { resumePlay } from './resumePlay.ts';
import { startPlay } from './startPlay.ts';
import { startPlayAt } from './startPlayAt.ts';

const variables: Variable[] = [
  { id: 'v1', name: 'золото', type: 'number', initial: 2, note: '' },
  { id: 'v2', name: 'ключ', type: 'boolean', initial: false, note: '' },
  { id: 'v3', name: 'имя', type: 'text', initial: '', note: '' },
];

const base = buildStory()
  .node('gate', 'start', {
    title: 'Ворота',
    content: '{раз: Вы впервые | Вы снова} здесь. {имя}',
    effects: [{ kind: 'add', variable: 'золото', value: '1' }],
  })
  .node('guard', 'choice', { title: 'Стражник {имя}', content: 'Золота: {золото}' })
  .node('cave', 'text', { effects: [{ kind: 'toggle', variable: 'ключ' }] })
  .node('road', 'text')
  .node('end', 'end')
  .link('gate', 'guard')
  .choice('guard', 'Заплатить {золото}', 'end')
  .choice('guard', 'Открыть', 'end')
  .choice('guard', 'В пещеру', 'cave')
  .link('cave', 'guard')
  .link('cave', 'road')
  .link('road', 'gate')
  .build();

const withNodes = (story: StoryDocument, change: (id: string) => object): StoryDocument => ({
  ...story,
  nodes: story.nodes.map((node) => ({ ...node, ...change(node.id) })),
});

const story: StoryDocument = withNodes(
  {
    ...base,
    variables,
    connections: base.connections.map((one) =>
      one.id === 'cave>road' ? { ...one, condition: 'visits("cave") > 1' } : one,
    ),
  },
  (id) =>
    id === 'guard'
      ? {
          choices: base.nodes[1]?.choices.map((choice, index) => ({
            ...choice,
            ...[
              {
                condition: 'золото > 3',
                closedReason: 'Нужно больше {золото}',
                effects: [{ kind: 'take', variable: 'золото', value: '3' }],
              },
              { condition: 'ключ' },
              { effects: [{ kind: 'add', variable: 'золото', value: '1' }] },
            ][index],
          })),
        }
      : {},
);

const began = successOf(startPlay(story, { seed: 7 }));
const next: PlayEvent = { type: 'next' };
const back: PlayEvent = { type: 'back' };
const choose = (choiceId: string): PlayEvent => ({ type: 'choose', choiceId });
const play = (state: PlayState, ...events: PlayEvent[]) =>
  events.reduce((current, event) => playReducer(story, current, event), state);
const viewOf = (state: PlayState, of = story): PlayView => {
  const view = playView(of, state);
  if (!view) throw new Error('The state has no view.');
  return view;
};
const offered = (state: PlayState) =>
  viewOf(state).choices.map(({ text, closedReason }) => [text, closedReason]);

describe('P19: effects', () => {
  test('run on entering a node and on taking a choice', () => {
    expect(began.memory?.values).toEqual({ v1: 3, v2: false, v3: '' });
    expect(play(began, next, choose('guard.3')).memory?.values).toEqual({
      v1: 4,
      v2: true,
      v3: '',
    });
  });

  test('an effect with a mistake, or of an unknown kind, changes nothing', () => {
    const effects: Effect[] = [
      { kind: 'set', variable: 'золото', value: '"много"' },
      { kind: 'set', variable: 'нет такой', value: '1' },
      { kind: 'add', variable: 'золото', value: '1 / 0' },
      { kind: 'add', variable: 'ключ', value: 'да' },
      { kind: 'toggle', variable: 'золото' },
      { kind: 'later', variable: 'золото', value: '9' },
      { kind: 'take', variable: 'золото', value: '0.5' },
    ];
    const odd = withNodes(story, () => ({ effects }));
    expect(successOf(startPlay(odd)).memory?.values).toEqual({ v1: 1.5, v2: false, v3: '' });
  });
});

describe('P21: conditions of choices', () => {
  test('a closed choice is hidden, or shown with its reason', () => {
    const atGuard = play(began, next);
    expect(offered(atGuard)).toEqual([
      ['Заплатить 3', 'Нужно больше 3'],
      ['В пещеру', undefined],
    ]);
    expect(play(atGuard, choose('guard.1'))).toEqual(atGuard);
    expect(play(atGuard, choose('guard.2'))).toEqual(atGuard);
    const rich = play(atGuard, choose('guard.3'), next);
    expect(offered(rich)).toEqual([
      ['Заплатить 4', undefined],
      ['Открыть', undefined],
      ['В пещеру', undefined],
    ]);
    expect(play(rich, choose('guard.1'))).toMatchObject({
      currentNodeId: 'end',
      memory: { values: { v1: 1 } },
    });
  });

  test('a node whose choices are all closed is a dead end', () => {
    const closed = withNodes(story, (id) => ({
      choices: (base.nodes.find((node) => node.id === id)?.choices ?? []).map((choice) => ({
        ...choice,
        condition: 'золото > 99',
        closedReason: 'Мало',
      })),
    }));
    const view = viewOf(playReducer(closed, began, next), closed);
    expect(view).toMatchObject({ isDeadEnd: true, choices: [{}, {}, {}] });
  });
});

test('P22: of connections with conditions the first that holds is taken, else the one without', () => {
  const first = play(began, next, choose('guard.3'));
  expect(viewOf(first)).toMatchObject({ canGoNext: true, paths: [] });
  const again = play(first, next, choose('guard.3'));
  expect(again.memory?.visits).toMatchObject({ cave: 2 });
  expect(play(first, next).currentNodeId).toBe('guard');
  expect(play(again, next).currentNodeId).toBe('road');
});

describe('T1: texts', () => {
  test('show values and change with the visits', () => {
    expect(viewOf(began).node.content).toBe('Вы впервые здесь. ');
    const round = play(began, next, choose('guard.3'), next, choose('guard.3'), next, next);
    expect(viewOf(round).node.content).toBe('Вы снова здесь. ');
    expect(viewOf(play(began, next)).node).toMatchObject({
      title: 'Стражник ',
      content: 'Золота: 3',
    });
  });

  test('a story without variables has no templates, effects or conditions', () => {
    const { variables: _variables, ...plain } = story;
    const started = successOf(startPlay(plain));
    expect(started).not.toHaveProperty('memory');
    expect(viewOf(started, plain).node).toBe(plain.nodes[0]);
    const atGuard = playReducer(plain, started, next);
    expect(viewOf(atGuard, plain).choices.map(({ text }) => text)).toEqual([
      'Заплатить {золото}',
      'Открыть',
      'В пещеру',
    ]);
  });
});

describe('P20: questions', () => {
  const asking = withNodes(story, (id) =>
    id === 'gate'
      ? {
          effects: [
            { kind: 'ask', variable: 'имя', question: 'Как вас зовут?', maximum: 5 },
            { kind: 'ask', variable: 'золото', minimum: 1, maximum: 9 },
            { kind: 'add', variable: 'золото', value: '1' },
          ],
        }
      : {},
  );
  const asked = successOf(startPlay(asking));
  const answer = (state: PlayState, text: string) =>
    playReducer(asking, state, { type: 'answer', text });

  test('come one after another before the story goes on', () => {
    expect(viewOf(asked, asking)).toMatchObject({
      question: { text: 'Как вас зовут?', type: 'text', minimum: 1, maximum: 5 },
      canGoNext: false,
      isDeadEnd: false,
    });
    expect(playReducer(asking, asked, next)).toBe(asked);
    for (const text of ['', '  ', 'Анастасия']) expect(answer(asked, text)).toBe(asked);
    const named = answer(asked, ' *Аня* ');
    expect(viewOf(named, asking).question).toEqual({
      text: 'золото',
      type: 'number',
      minimum: 1,
      maximum: 9,
    });
    for (const text of ['много', '0', '10', '1e1']) expect(answer(named, text)).toBe(named);
    const done = answer(named, '2,5');
    expect(done.memory?.values).toEqual({ v1: 3.5, v2: false, v3: '*Аня*' });
    expect(viewOf(done, asking)).toMatchObject({ canGoNext: true });
    // Markdown of a reader is no Markdown.
    expect(viewOf(done, asking).node.content).toBe('Вы впервые здесь. \\*Аня\\*');
  });

  test('P15: going back past an answer restores the values before it', () => {
    const later = withNodes(story, (id) => ({
      effects: id === 'guard' ? [{ kind: 'ask', variable: 'имя' }] : [],
    }));
    const start = successOf(startPlay(later));
    const step = (state: PlayState, event: PlayEvent) => playReducer(later, state, event);
    const named = step(step(start, next), { type: 'answer', text: 'Аня' });
    expect(named.memory?.values.v3).toBe('Аня');
    expect(step(named, back).memory).toEqual(start.memory);
    const cave = step(named, choose('guard.3'));
    expect(step(cave, back).memory).toEqual(named.memory);
  });
});

describe('back and jumps', () => {
  test('P7: a jump restores what the reader had there, and back undoes the jump', () => {
    const far = play(began, next, choose('guard.3'), next);
    const jumped = play(far, { type: 'jump', nodeId: 'gate' });
    expect(jumped.memory).toMatchObject({ values: began.memory?.values, visits: { gate: 1 } });
    expect(play(jumped, back)).toEqual({ ...far, history: jumped.history });
  });

  test('P9: with an unknown node its changes are undone with the step before', () => {
    const far = play(began, next, choose('guard.3'), next);
    const without = {
      ...story,
      nodes: story.nodes.filter(({ id }) => id !== 'cave'),
      connections: story.connections.filter(({ id }) => !id.includes('cave')),
    };
    const returned = playReducer(without, far, back);
    expect(returned.currentNodeId).toBe('guard');
    expect(returned.memory?.values).toEqual(began.memory?.values);
  });
});

describe('P17: a story that changed since', () => {
  test('a new variable gets its initial value, one of another type too', () => {
    const changed: StoryDocument = {
      ...story,
      variables: [
        { id: 'v1', name: 'монеты', type: 'number', initial: 0, note: '' },
        { id: 'v2', name: 'ключ', type: 'text', initial: 'нет', note: '' },
        { id: 'v9', name: 'сила', type: 'number', initial: 5, note: '' },
      ],
    };
    expect(resumePlay(changed, began)?.state.memory?.values).toEqual({ v1: 3, v2: 'нет', v9: 5 });
    const { variables: _variables, ...plain } = story;
    expect(resumePlay(plain, began)?.state).not.toHaveProperty('memory');
  });

  test('a state from before the variables counts every visited node once', () => {
    const { memory: _memory, ...old } = play(began, next);
    expect(resumePlay(story, old)?.state.memory).toMatchObject({
      values: { v1: 2, v2: false, v3: '' },
      visits: { gate: 1, guard: 1 },
      undo: [{}],
    });
  });

  test('stored data that is no memory is left out, the place stays', () => {
    const stored = JSON.parse(JSON.stringify(began));
    expect(parsePlayState(stored)).toEqual(began);
    for (const memory of [
      7,
      null,
      { ...began.memory, undo: [1] },
      { ...began.memory, seed: '1' },
    ]) {
      const read = parsePlayState({ ...stored, memory });
      expect(read).toMatchObject({ currentNodeId: 'gate' });
      expect(read).not.toHaveProperty('memory');
    }
  });
});

describe('P18: random numbers', () => {
  const dice = withNodes(story, (id) => ({
    effects: id === 'guard' ? [{ kind: 'set', variable: 'золото', value: 'random(1, 1000)' }] : [],
  }));
  const rolled = (seed: number) =>
    playReducer(dice, successOf(startPlay(dice, { seed })), next).memory?.values.v1;

  test('follow from the seed and the step, so that back and replay agree', () => {
    const start = successOf(startPlay(dice, { seed: 7 }));
    const there = playReducer(dice, start, next);
    const again = playReducer(dice, playReducer(dice, there, back), next);
    expect(again.memory).toEqual(there.memory);
    expect(new Set(Array.from({ length: 50 }, (_, seed) => rolled(seed))).size).toBeGreaterThan(40);
  });

  test('P8: a restart is a reading of its own', () => {
    const over = play(play(began, next, choose('guard.3')), { type: 'restart' });
    expect(over.memory).toEqual({ ...began.memory, seed: over.memory?.seed });
    expect(over.memory?.seed).not.toBe(7);
  });
});

test('P13: a view of the next step has the effects of its choice', () => {
  const atGuard = play(began, next);
  expect(nextViews(story, atGuard, 9).map(({ node }) => node.id)).toEqual(['cave']);
  const rich = play(atGuard, choose('guard.3'));
  expect(nextViews(story, rich, 9)[0]?.node.content).toBe('Золота: 4');
});

test('P16: a way to the node runs the effects of its nodes and choices', () => {
  const state = startPlayAt(story, { nodeId: 'cave', path: ['gate', 'guard', 'cave'] });
  expect(state.memory?.values).toMatchObject({ v1: 4, v2: true });
  expect(playView(story, state)).not.toBeNull();
});
