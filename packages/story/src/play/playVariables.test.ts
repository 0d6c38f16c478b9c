import { describe, expect, test } from 'vitest';
import type { Effect } from '../schema/variable.ts';
import { successOf } from '../testing/outcome.ts';
import {
  back,
  base,
  began,
  choose,
  next,
  offered,
  play,
  story,
  viewOf,
  withNodes,
} from './memory.fixtures.ts';
import { type PlayEvent, playReducer } from './playReducer.ts';
import type { PlayState } from './playState.ts';
import { startPlay } from './startPlay.ts';

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
