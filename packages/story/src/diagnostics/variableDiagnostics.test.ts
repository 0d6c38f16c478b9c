import { describe, expect, test } from 'vitest';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { generateStory } from '../testing/generateStory.ts';
import { diagnoseStory } from './diagnoseStory.ts';
import { type Conditions, fixedBy, found, room, variable } from './variableDiagnostics.fixtures.ts';

describe('V22: types are checked before anyone plays', () => {
  test.each([
    ['gold', 'type-mismatch'],
    ['gold > "3"', 'type-mismatch'],
    ['name and key', 'type-mismatch'],
    ['10 / (gold - gold) > visits(gold)', 'type-mismatch'],
    ['gold > 3 / 0', 'division-by-zero'],
  ])('a condition: %s', (condition, code) => {
    expect(found(room('choices', [condition, undefined]))).toEqual([[code, 'room.1']]);
    expect(found(room('connections', [condition, undefined]))).toEqual([[code, 'room>out0']]);
  });

  test.each([
    [{ kind: 'set', variable: 'gold', value: 'yes' }],
    [{ kind: 'add', variable: 'key', value: 'yes' }],
    [{ kind: 'add', variable: 'gold', value: '"1"' }],
    [{ kind: 'take', variable: 'pass', value: '"1"' }],
    [{ kind: 'toggle', variable: 'gold' }],
    [{ kind: 'ask', variable: 'key' }],
  ])('an effect: %o', (effect) => {
    expect(found(room('choices', [undefined], { effects: [effect] }))).toEqual([
      ['type-mismatch', 'room'],
    ]);
  });

  test('a text, once for each node', () => {
    const content = '{gold + pass} {if gold: x} {-pass}';
    expect(found(room('choices', [undefined], { content }))).toEqual([['type-mismatch', 'room']]);
  });
});

describe('V23: conditions that decide nothing', () => {
  test.each([
    ['gold < 0', 'condition-never'],
    ['gold >= 0', 'condition-always'],
    ['key and not key', 'condition-never'],
    ['name = "Аня"', 'condition-never'],
  ])('%s', (condition, code) => {
    const story = room('choices', [condition, undefined]);
    expect(found(story)).toEqual([[code, 'room.1']]);
    expect(found(fixedBy(story, code, 'remove-condition'))).toEqual([]);
    const paths = room('connections', [condition, undefined]);
    expect(found(paths)).toEqual([[code, 'room>out0']]);
    expect(found(fixedBy(paths, code, 'remove-condition'))).toEqual([]);
  });

  test('what a reader may answer can be anything', () => {
    expect(found(room('choices', ['pass = "друг"', undefined]))).toEqual([]);
  });

  test('parts of texts', () => {
    const content = '{if gold < 0: долг} {if gold >= 0: цело | else: пусто} {if key: с ключом}';
    expect(found(room('choices', [undefined], { content }))).toEqual([['text-part-never', 'room']]);
    const whole = '{if gold >= 0: цело}';
    expect(found(room('choices', [undefined], { content: whole }))).toEqual([]);
  });
});

describe('V21: connections that may all be closed', () => {
  test.each<[Conditions, boolean]>([
    [['gold > 3', 'gold <= 3'], false],
    [['gold > 3', 'gold < 3', 'gold = 3'], false],
    [['key', 'not key'], false],
    [['key = yes', 'key = no'], false],
    [['pass = "сезам"', 'pass != "сезам"'], false],
    [['visited("in")', 'visits("in") = 0'], false],
    [['key and gold > 3', 'not key', 'gold <= 3'], false],
    [['gold > 3', undefined], false],
    [['gold > 3', 'gold < 3'], true],
    [['key', 'gold > 3'], true],
    [['random(1, 6) > 3', 'random(1, 6) <= 3'], true],
    [['gold / gold > 3', 'gold / gold <= 3'], true],
  ])('%o', (conditions, mayClose) => {
    const [choices, paths] = [room('choices', conditions), room('connections', conditions)];
    expect(found(choices)).toEqual(mayClose ? [['choices-may-close', 'room']] : []);
    expect(found(paths)).toEqual(mayClose ? [['otherwise-missing', 'room']] : []);
    if (!mayClose) return;
    expect(found(fixedBy(choices, 'choices-may-close', 'connect-to-new-node'))).toEqual([]);
    expect(found(fixedBy(paths, 'otherwise-missing', 'connect-to-new-node'))).toEqual([]);
  });
});

describe('V24: a text that shows what is still unset', () => {
  const shown = (parts: Partial<StoryNode>, content = 'Привет, {name}') => {
    const story = room('choices', [undefined], { content });
    return {
      ...story,
      nodes: story.nodes.map((node) => (node.id === 'in' ? { ...node, ...parts } : node)),
    };
  };
  const ask = { kind: 'ask', variable: 'name' };

  test('unless it was set on every path', () => {
    expect(found(shown({}))).toEqual([['shows-unset', 'room']]);
    expect(found(shown({ effects: [ask] }))).toEqual([]);
    const detour = { ...shown({}), startNodeId: 'in' };
    const asked = { ...room('choices', []).nodes[0], id: 'hall', effects: [ask] } as StoryNode;
    const two: StoryDocument = {
      ...detour,
      nodes: [...detour.nodes, asked],
      connections: [
        ...detour.connections,
        { id: 'in>hall', fromNodeId: 'in', toNodeId: 'hall' },
        { id: 'hall>room', fromNodeId: 'hall', toNodeId: 'room' },
      ],
    };
    expect(found(two)).toEqual([['shows-unset', 'room']]);
    const through = two.connections.filter(({ id }) => id !== 'in>room');
    expect(found({ ...two, connections: through })).toEqual([]);
  });

  test('unless a condition has looked at it', () => {
    expect(found(shown({}, '{if name != "": Привет, {name}}'))).toEqual([
      ['text-part-never', 'room'],
    ]);
    const story = shown({});
    const tested = story.connections.map((one) =>
      one.id === 'in>room' ? { ...one, condition: 'name != ""' } : one,
    );
    expect(found({ ...story, connections: tested }).map(([code]) => code)).not.toContain(
      'shows-unset',
    );
  });
});

test('V22–V24: 10,000 nodes with 200 variables in time that grows with the story', () => {
  const names = Array.from({ length: 200 }, (_, at) => `v${at}`);
  const storyOf = (count: number): StoryDocument => {
    const story = generateStory(count);
    return {
      ...story,
      variables: names.map((name, at) => variable(name, at % 10 === 0 ? '' : 0)),
      nodes: story.nodes.map((node, at) => ({
        ...node,
        content: `${node.content} {v${(at + 10) % 200}} {if v${(at + 1) % 200} > 3: a | else: b}`,
        effects: [{ kind: 'add', variable: `v${at % 200}`, value: `v${(at + 7) % 200} + 1` }],
        choices: node.choices.map((choice, number) => ({
          ...choice,
          condition: number % 2 === 0 ? `v${at % 200} > 3` : `v${at % 200} <= 3`,
        })),
      })),
    };
  };
  const codes = new Set(diagnoseStory(storyOf(10_000)).map(({ code }) => code));
  expect(codes).toContain('type-mismatch');
  expect(codes).toContain('shows-unset');
});
