import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playReducer } from '../play/playReducer.ts';
import { playView } from '../play/playView.ts';
import { startPlay } from '../play/startPlay.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { Effect, Variable } from '../schema/variable.ts';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { contains } from './range.ts';
import { variableRanges } from './variableRanges.ts';

const variables: Variable[] = [
  { id: 'v1', name: 'gold', type: 'number', initial: 0, note: '' },
  { id: 'v2', name: 'debt', type: 'number', initial: 3, note: '' },
  { id: 'v3', name: 'key', type: 'boolean', initial: false, note: '' },
  { id: 'v4', name: 'name', type: 'text', initial: '', note: '' },
];

const circle = (effects: Effect[][]): StoryDocument => ({
  ...buildStory()
    .node('a', 'choice', { effects: effects[0] ?? [] })
    .node('b', 'text', { effects: effects[1] ?? [] })
    .choice('a', 'Дальше', 'b')
    .choice('a', 'Снова', 'a')
    .link('b', 'a')
    .build(),
  variables,
});

const rangesOf = (...effects: Effect[]) => Object.fromEntries(variableRanges(circle([effects])));
const numberRange = (low: number, high: number) => ({ type: 'number', low, high });

describe('N9: the values that a variable may have', () => {
  test('constants give their bounds, and what is made of them follows', () => {
    const { gold, debt } = rangesOf(
      { kind: 'set', variable: 'debt', value: 'gold * 2 + 1' },
      ...[5, 2, 9, 7].map((value) => ({ kind: 'set', variable: 'gold', value: String(value) })),
    );
    expect(gold).toEqual(numberRange(0, 9));
    expect(debt).toEqual(numberRange(1, 19));
  });

  test('what grows has no bound on that side', () => {
    const { gold, debt } = rangesOf(
      { kind: 'add', variable: 'gold', value: '2' },
      { kind: 'take', variable: 'debt', value: 'gold' },
    );
    expect(gold).toEqual(numberRange(0, Number.POSITIVE_INFINITY));
    expect(debt).toEqual(numberRange(Number.NEGATIVE_INFINITY, 3));
  });

  test('questions, switches and constants of other types', () => {
    expect(
      rangesOf(
        { kind: 'ask', variable: 'gold', minimum: 1, maximum: 6 },
        { kind: 'toggle', variable: 'key' },
        { kind: 'set', variable: 'name', value: '"Аня"' },
        { kind: 'set', variable: 'debt', value: 'yes' },
        { kind: 'add', variable: 'debt', value: '1 +' },
        { kind: 'add', variable: 'nobody', value: '1' },
      ),
    ).toEqual({
      gold: numberRange(0, 6),
      debt: numberRange(3, 3),
      key: { type: 'boolean', yes: true, no: true },
      name: { type: 'text', texts: new Set(['', 'Аня']) },
    });
  });

  test('in time proportional to the effects, also where each feeds the next', () => {
    const chain = Array.from({ length: 200 }, (_, at) => `v${at}`);
    const story: StoryDocument = {
      ...circle([]),
      variables: chain.map((name) => ({ id: name, name, type: 'number', initial: 0, note: '' })),
    };
    const effects = chain.flatMap((variable, at): Effect[] =>
      Array.from({ length: 100 }, () => ({
        kind: 'set',
        variable,
        value: `v${(at + 1) % chain.length} + ${at % 2}`,
      })),
    );
    const nodes = story.nodes.map((node) => ({ ...node, effects }));
    const ranges = variableRanges({ ...story, nodes });
    expect(ranges.get('v0')).toEqual(numberRange(0, Number.POSITIVE_INFINITY));
  });
});

const effectArbitrary: fc.Arbitrary<Effect> = fc.record({
  kind: fc.constantFrom('set', 'add', 'take', 'toggle'),
  variable: fc.constantFrom('gold', 'debt', 'key', 'name'),
  value: fc.constantFrom(
    ...['1', '-2', 'gold', 'debt * 2', 'gold - debt', 'random(1, 6)', 'yes', 'not key', '"b"'],
    ...['name + "a"', 'visits("a")', 'visited("b") and key', '10 / gold', 'debt +'],
  ),
});

test('N9: no reading leaves the ranges', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(effectArbitrary, { maxLength: 4 }), { maxLength: 2 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      (effects, turns) => {
        const story = circle(effects);
        const ranges = variableRanges(story);
        let state = successOf(startPlay(story));
        for (const isAgain of turns) {
          const choice = playView(story, state)?.choices[isAgain ? 1 : 0];
          state = playReducer(
            story,
            state,
            choice ? { type: 'choose', choiceId: choice.choiceId } : { type: 'next' },
          );
          for (const { id, name } of variables) {
            const value = state.memory?.values[id];
            const range = ranges.get(name);
            expect(range && value !== undefined && contains(range, value)).toBe(true);
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});
