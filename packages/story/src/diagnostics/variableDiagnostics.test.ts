import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange } from '../change/applyChange.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import type { Variable, VariableValue } from '../schema/variable.ts';
import { buildStory } from '../testing/buildStory.ts';
import { countingIds } from '../testing/countingIds.ts';
import { generateStory } from '../testing/generateStory.ts';
import { successOf } from '../testing/outcome.ts';
import { diagnoseStory } from './diagnoseStory.ts';
import type { Diagnostic } from './diagnostic.ts';
import { fixDiagnostic } from './fixDiagnostic.ts';

const variable = (name: string, initial: VariableValue): Variable => ({
  id: `id-${name}`,
  name,
  type: typeof initial === 'number' ? 'number' : typeof initial === 'boolean' ? 'boolean' : 'text',
  initial,
  note: '',
});

const variables = [
  variable('gold', 0),
  variable('key', false),
  variable('name', ''),
  variable('pass', 'сезам'),
];

/** Everything is set and read somewhere, so that only what a test writes is reported. */
const used: Partial<StoryNode> = {
  effects: [
    { kind: 'add', variable: 'gold', value: '1' },
    { kind: 'toggle', variable: 'key' },
    { kind: 'ask', variable: 'pass' },
  ],
  content: '{gold} {key} {pass} {if name = "": ?}',
};

type Conditions = readonly (string | undefined)[];

/** From a way in, a room whose choices or connections have these conditions. */
function room(kind: 'choices' | 'connections', conditions: Conditions, parts = {}): StoryDocument {
  let builder = buildStory()
    .node('in', 'start', used)
    .node('room', kind === 'choices' ? 'choice' : 'text', parts)
    .link('in', 'room');
  for (const [at] of conditions.entries()) {
    builder = builder.node(`out${at}`, 'end');
    builder =
      kind === 'choices'
        ? builder.choice('room', `Путь ${at}`, `out${at}`)
        : builder.link('room', `out${at}`);
  }
  const story = builder.build();
  const withCondition = <Item extends object>(item: Item, at: number): Item =>
    conditions[at] === undefined ? item : { ...item, condition: conditions[at] };
  return {
    ...story,
    variables,
    nodes: story.nodes.map((node) => ({ ...node, choices: node.choices.map(withCondition) })),
    connections: story.connections.map((one, at) =>
      kind === 'connections' && at > 0 ? withCondition(one, at - 1) : one,
    ),
  };
}

const relevant = new Set<string>([
  'type-mismatch',
  'division-by-zero',
  'condition-never',
  'condition-always',
  'text-part-never',
  'choices-may-close',
  'otherwise-missing',
  'shows-unset',
  'variable-unknown',
]);

const found = (story: StoryDocument) =>
  diagnoseStory(story)
    .filter(({ code }) => relevant.has(code))
    .map(({ code, place }) => [code, place.choiceId ?? place.connectionId ?? place.nodeId]);

const context = () => ({ ids: countingIds('fix'), random: () => 0.5 });

const fixedBy = (story: StoryDocument, code: string, fix: Diagnostic['fixes'][number]) => {
  const one = diagnoseStory(story).find((diagnostic) => diagnostic.code === code);
  if (!one) throw new Error(`There is no ${code}.`);
  return successOf(fixDiagnostic(story, one, fix, context())).story;
};

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
    const ways = room('connections', [condition, undefined]);
    expect(found(ways)).toEqual([[code, 'room>out0']]);
    expect(found(fixedBy(ways, code, 'remove-condition'))).toEqual([]);
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

describe('V21: ways out that may all be closed', () => {
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
    const [choices, ways] = [room('choices', conditions), room('connections', conditions)];
    expect(found(choices)).toEqual(mayClose ? [['choices-may-close', 'room']] : []);
    expect(found(ways)).toEqual(mayClose ? [['otherwise-missing', 'room']] : []);
    if (!mayClose) return;
    expect(found(fixedBy(choices, 'choices-may-close', 'connect-to-new-node'))).toEqual([]);
    expect(found(fixedBy(ways, 'otherwise-missing', 'connect-to-new-node'))).toEqual([]);
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

  test('unless it was set on every way', () => {
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

describe('V15: fixes', () => {
  test.each([
    [{ effects: [{ kind: 'toggle', variable: 'door' }] }, 'boolean'],
    [{ content: '{if door: открыто}' }, 'boolean'],
    [{ effects: [{ kind: 'add', variable: 'door', value: '1' }] }, 'number'],
    [{ content: '{if door = "дуб": дуб}' }, 'text'],
    [{ content: '{door}' }, 'number'],
  ])('an unknown variable of %o is added with its type', (parts, type) => {
    const story = room('choices', [undefined], parts);
    const fixed = fixedBy(story, 'variable-unknown', 'add-variable');
    expect(fixed.variables?.at(-1)).toMatchObject({ name: 'door', type });
  });

  test('a name that no variable can have is not offered', () => {
    const effects = [{ kind: 'toggle', variable: 'не имя' }];
    const unknown = diagnoseStory(room('choices', [undefined], { effects })).find(
      ({ code }) => code === 'variable-unknown',
    );
    expect(unknown?.fixes).toEqual([]);
  });

  const condition = fc.constantFrom(
    ...[undefined, 'gold > 3', 'gold <= 3', 'gold < 0', 'key', 'not key', 'yes', 'door', 'gold'],
    ...['wall = "x"', 'visited("in")', 'gold >', 'name = ""'],
  );
  const parts = fc.record({
    content: fc.constantFrom('', 'x', '{name}', '{door}', '{if door: {wall} | else: x}', '{gold'),
    effects: fc.array(
      fc.record({
        kind: fc.constantFrom('set', 'add', 'toggle', 'ask'),
        variable: fc.constantFrom('gold', 'key', 'name', 'door', 'b c'),
        value: fc.constantFrom('1', 'yes', '"x"', 'wall + 1'),
      }),
      { maxLength: 2 },
    ),
  });

  test('V15: every fix can be applied, leaves a valid story and removes the diagnostic', () => {
    const named = ({ code, place }: Diagnostic) => JSON.stringify([code, place]);
    fc.assert(
      fc.property(
        fc.constantFrom('choices' as const, 'connections' as const),
        fc.array(condition, { minLength: 1, maxLength: 3 }),
        parts,
        (kind, conditions, given) => {
          const { effects, ...rest } = given;
          const story = room(kind, conditions, effects.length > 0 ? { ...rest, effects } : rest);
          for (const diagnosis of diagnoseStory(story)) {
            for (const fix of diagnosis.fixes) {
              const edit = successOf(fixDiagnostic(story, diagnosis, fix, context()));
              expect(parseStory(edit.story)).toEqual({ ok: true, value: edit.story });
              expect(applyChange(story, edit.change)).toStrictEqual(edit.story);
              expect(diagnoseStory(edit.story).map(named)).not.toContain(named(diagnosis));
            }
          }
        },
      ),
      { numRuns: 400 },
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
