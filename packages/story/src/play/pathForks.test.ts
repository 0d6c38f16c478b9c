import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import { drawForks } from '../cover/drawForks.ts';
import type { StoryDocument } from '../schema/document.ts';
import { buildStory } from '../testing/buildStory.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { pathForks } from './pathForks.ts';
import { type PlayEvent, playReducer } from './playReducer.ts';
import type { PlayState } from './playState.ts';
import { playView } from './playView.ts';
import { startPlay } from './startPlay.ts';

const house = buildStory()
  .node('gate', 'start', { title: 'Калитка' })
  .node('yard', 'choice', { title: 'Двор' })
  .node('hall', 'choice', { title: 'Прихожая' })
  .node('attic', 'end', { title: 'Чердак' })
  .node('cellar', 'end', { title: 'Подвал' })
  .node('road', 'end', { title: 'Дорога' })
  .link('gate', 'yard')
  .choice('yard', 'Войти', 'hall')
  .choice('yard', 'Уйти', 'road')
  .choice('hall', 'Наверх', 'attic')
  .choice('hall', 'Вниз', 'cellar')
  .choice('hall', 'Позвать', 'attic')
  .build();

const choiceOf = (story: StoryDocument, text: string): string =>
  story.nodes.flatMap(({ choices }) => choices).find((choice) => choice.text === text)?.id ?? '';

const take = (text: string, story = house): PlayEvent => ({
  type: 'choose',
  choiceId: choiceOf(story, text),
});

function play(story: StoryDocument, ...events: PlayEvent[]): PlayState {
  const started = startPlay(story);
  if (!started.ok) throw new Error('The story has no start.');
  return events.reduce((state, event) => playReducer(story, state, event), started.value);
}

const told = (story: StoryDocument, state: PlayState) =>
  pathForks(story, state).map(({ title, options, taken }) => [
    title,
    taken === null ? null : options[taken],
    options.length,
  ]);

describe('pathForks', () => {
  test('P27: nodes with one way on are no forks', () => {
    expect(told(house, play(house, { type: 'next' }, take('Уйти')))).toEqual([['Двор', 'Уйти', 2]]);
  });

  test('P27: of two choices that lead to one node, the one that was taken is told', () => {
    const state = play(house, { type: 'next' }, take('Войти'), take('Позвать'));
    expect(told(house, state)).toEqual([
      ['Двор', 'Войти', 2],
      ['Прихожая', 'Позвать', 3],
    ]);
    const { lastChoices: _lost, ...older } = state;
    expect(told(house, older).at(-1)).toEqual(['Прихожая', null, 3]);
  });

  test('P7, P27: a jump back to a fork leaves the rest of the path behind', () => {
    const atEnd = play(house, { type: 'next' }, take('Войти'), take('Вниз'));
    const [yard] = pathForks(house, atEnd);
    const back = playReducer(house, atEnd, {
      type: 'jump',
      nodeId: 'yard',
      step: yard?.step ?? -1,
    });
    expect(back.currentNodeId).toBe('yard');
    expect(told(house, back)).toEqual([]);
    expect(told(house, playReducer(house, back, take('Уйти')))).toEqual([['Двор', 'Уйти', 2]]);
    expect(playReducer(house, back, { type: 'back' }).currentNodeId).toBe('cellar');
  });

  test('P21, P27: an option that was closed or hidden when the fork was left is not among them', () => {
    const base = buildStory()
      .node('shop', 'choice', { title: 'Лавка: {монеты}' })
      .node('work', 'text', { effects: [{ kind: 'add', variable: 'монеты', value: '3' }] })
      .node('end', 'end')
      .choice('shop', 'Купить', 'end')
      .choice('shop', 'Украсть', 'end')
      .choice('shop', 'Поработать', 'work')
      .choice('shop', 'Уйти', 'end')
      .link('work', 'shop')
      .build();
    const rules = [
      { condition: 'монеты >= 3', closedReason: 'Дорого' },
      { condition: 'монеты > 9' },
    ];
    const shop: StoryDocument = {
      ...base,
      variables: [{ id: 'v', name: 'монеты', type: 'number', initial: 0, note: '' }],
      nodes: base.nodes.map((node) => ({
        ...node,
        choices: node.choices.map((choice, index) => ({ ...choice, ...rules[index] })),
      })),
    };
    const state = play(shop, take('Поработать', shop), { type: 'next' }, take('Купить', shop));
    expect(pathForks(shop, state).map(({ title, options }) => [title, ...options])).toEqual([
      ['Лавка: 0', 'Поработать', 'Уйти'],
      ['Лавка: 3', 'Купить', 'Поработать', 'Уйти'],
    ]);
    const [first] = pathForks(shop, state);
    const again = playReducer(shop, state, {
      type: 'jump',
      nodeId: 'shop',
      step: first?.step ?? -1,
    });
    expect(again.memory?.values).toEqual({ v: 0 });
    expect(playView(shop, again)?.choices[0]?.closedReason).toBe('Дорого');
  });
});

/** What a reader does: what the view offers, or going back or to a node of the history. */
function eventOf(view: NonNullable<ReturnType<typeof playView>>, dice: number): PlayEvent {
  const visited = view.history[dice % view.history.length];
  if (dice % 7 === 0 && visited) return { type: 'jump', nodeId: visited.nodeId };
  if (dice % 11 === 0) return { type: 'back' };
  if (view.question) return { type: 'answer', text: '3' };
  const events: PlayEvent[] = [
    ...view.choices.map(({ choiceId }): PlayEvent => ({ type: 'choose', choiceId })),
    ...view.paths.map(({ connectionId }): PlayEvent => ({ type: 'follow', connectionId })),
    ...(view.canGoNext ? [{ type: 'next' } as const] : []),
  ];
  return events[dice % (events.length || 1)] ?? { type: 'back' };
}

test('P27: only what the reader has seen is named', () => {
  let count = 0;
  fc.assert(
    fc.property(
      storyArbitrary,
      fc.array(fc.nat(), { maxLength: 30, size: 'max' }),
      (story, rolls) => {
        const started = startPlay(story);
        fc.pre(started.ok);
        let state = started.value;
        const seen = new Set<string>();
        const see = () => {
          const view = playView(story, state);
          if (!view) return;
          seen.add(view.node.title);
          for (const { text } of view.choices) seen.add(text);
          for (const { title } of view.paths) seen.add(title);
        };
        see();
        for (const dice of rolls) {
          const view = playView(story, state);
          if (!view) break;
          state = playReducer(story, state, eventOf(view, dice));
          see();
          const forks = pathForks(story, state);
          count += forks.length;
          for (const { nodeId, step, title, options, taken } of forks) {
            expect(state.backStack[step]).toBe(nodeId);
            expect([title, ...options].filter((text) => !seen.has(text))).toEqual([]);
            expect(options.length).toBeGreaterThan(1);
            expect(taken === null || options[taken] !== undefined).toBe(true);
          }
          expect(isInside(forks)).toBe(true);
        }
      },
    ),
    { numRuns: runs(300) },
  );
  expect(count).toBeGreaterThan(50);
});

function isInside(forks: ReturnType<typeof pathForks>): boolean {
  const { width, height, start, forks: marks, others, end } = drawForks(forks);
  return [start, ...marks, ...others, end].every(
    ([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height,
  );
}

test.each([1, 7, 200])('Q21: the drawing of %i forks has at most four rows', (count) => {
  const fork = { title: '', options: ['а', 'б', 'в'], taken: 1 };
  const forks = Array.from({ length: count }, (_, step) => ({ ...fork, step, nodeId: `n${step}` }));
  const { height, forks: marks, others } = drawForks(forks);
  expect(height).toBeLessThanOrEqual(288);
  expect([marks.length, others.length]).toEqual([count, 2 * count]);
});
