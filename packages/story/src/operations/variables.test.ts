import { describe, expect, test } from 'vitest';
import { applyChange } from '../change/applyChange.ts';
import { reverseChange } from '../change/change.ts';
import { diagnoseStory } from '../diagnostics/diagnoseStory.ts';
import { playView } from '../play/playView.ts';
import { startPlay } from '../play/startPlay.ts';
import { parseStory } from '../schema/parseStory.ts';
import { buildStory } from '../testing/buildStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { variableUses } from '../variables/variableUses.ts';
import { addVariable, removeVariable, updateVariable } from './variables.ts';

const plain = buildStory()
  .node('start', 'start', { content: 'Смайлик :-{ и {скобки} \\{' })
  .node('end', 'end')
  .link('start', 'end')
  .build();

const gold = { id: 'v1', name: 'золото', type: 'number', initial: 2 } as const;
const { story, change } = successOf(addVariable(plain, { variable: gold }));

describe('E37: adding', () => {
  test('the first variable escapes the braces of the story, and the reverse restores them', () => {
    expect(story.variables).toEqual([{ ...gold, note: '' }]);
    const state = successOf(startPlay(story));
    expect(playView(story, state)?.node.content).toBe(plain.nodes[0]?.content);
    expect(applyChange(story, reverseChange(change))).toEqual(plain);
    expect(parseStory(story)).toEqual({ ok: true, value: story });
    const second = { id: 'v2', name: 'ключ', type: 'boolean' } as const;
    const more = successOf(addVariable(story, { variable: second })).story;
    expect(more.nodes).toBe(story.nodes);
  });

  test.each([
    ['id-taken', { ...gold, name: 'x' }],
    ['variable-name-taken', { ...gold, id: 'v2' }],
    ['variable-name-invalid', { ...gold, id: 'v2', name: 'и' }],
    ['variable-name-invalid', { ...gold, id: 'v2', name: '2x' }],
    ['variable-name-invalid', { ...gold, id: 'v2', name: 'два слова' }],
    ['variable-name-invalid', { ...gold, id: 'v2', name: 'x'.repeat(61) }],
  ] as const)('refuses: %s', (code, variable) => {
    expect(failureOf(addVariable(story, { variable })).code).toBe(code);
  });

  test('refuses more than 500 variables', () => {
    const variables = Array.from({ length: 500 }, (_, index) => ({
      ...gold,
      id: `w${index}`,
      name: `w${index}`,
      note: '',
    }));
    expect(failureOf(addVariable({ ...story, variables }, { variable: gold })).code).toBe(
      'variables-too-many',
    );
  });
});

const used = {
  ...story,
  nodes: story.nodes.map((node) => ({
    ...node,
    content: '{золото} золото',
    effects: [{ kind: 'add', variable: 'золото', value: 'золото' }],
  })),
};

test('E38, E39: a variable is changed, and renamed wherever it is used', () => {
  const renamed = successOf(updateVariable(used, { variableId: 'v1', name: 'монеты' }));
  expect(renamed.story.nodes[0]).toMatchObject({
    content: '{монеты} золото',
    effects: [{ variable: 'монеты', value: 'монеты' }],
  });
  expect(applyChange(renamed.story, reverseChange(renamed.change))).toEqual(used);
  const typed = successOf(updateVariable(used, { variableId: 'v1', type: 'text', note: 'x' }));
  expect(typed.story.variables).toEqual([{ ...gold, type: 'text', initial: '', note: 'x' }]);
  expect(successOf(updateVariable(used, { variableId: 'v1', initial: 2 })).story).toBe(used);
  expect(failureOf(updateVariable(used, { variableId: 'v9' })).code).toBe('variable-not-found');
  expect(failureOf(updateVariable(used, { variableId: 'v1', name: 'да' })).code).toBe(
    'variable-name-invalid',
  );
});

test('E40: uses are told before a variable is removed, and reported afterwards', () => {
  expect(variableUses(used, 'золото').map(({ kind, place }) => [kind, place.nodeId])).toEqual([
    ['read', 'start'],
    ['set', 'start'],
    ['read', 'start'],
    ['read', 'end'],
    ['set', 'end'],
    ['read', 'end'],
  ]);
  expect(variableUses(used, 'золото').map(({ part }) => part)).toEqual([
    'text',
    'effect',
    'effect',
    'text',
    'effect',
    'effect',
  ]);
  const removed = successOf(removeVariable(used, { variableId: 'v1' })).story;
  expect(removed.variables).toEqual([]);
  expect(removed.nodes).toBe(used.nodes);
  expect(diagnoseStory(removed).map(({ code }) => code)).toEqual([
    'variable-unknown',
    'variable-unknown',
  ]);
  expect(failureOf(removeVariable(removed, { variableId: 'v1' })).code).toBe('variable-not-found');
});

describe('V19–V21', () => {
  const codes = (parts: object, link: object = {}) =>
    diagnoseStory({
      ...used,
      nodes: used.nodes.map((node) => (node.id === 'start' ? { ...node, ...parts } : node)),
      connections: used.connections.map((one) => ({ ...one, ...link })),
    }).map(({ code }) => code);

  test.each([
    ['expression-incomplete', { content: 'x {золото +}' }],
    ['template-unclosed', { content: 'x {золото' }],
    ['variable-unknown', { effects: [{ kind: 'toggle', variable: 'ключ' }] }],
    ['visited-node-missing', { content: '{visits("nowhere")}' }],
  ])('%s', (code, parts) => {
    expect(codes(parts)).toEqual([code]);
  });

  test('conditions of connections', () => {
    expect(codes({}, { condition: 'золото > 9' })).toEqual(['otherwise-missing']);
    expect(codes({}, { condition: 'золото >' })).toContain('expression-incomplete');
  });

  test('what the author does with a variable', () => {
    const quiet = { ...story, nodes: story.nodes.map((node) => ({ ...node, content: 'x' })) };
    expect(diagnoseStory(quiet).map(({ code, place }) => [code, place])).toEqual([
      ['variable-unused', { variableId: 'v1' }],
    ]);
    const twice = {
      ...used,
      variables: [...(used.variables ?? []), { ...gold, id: 'v2', note: '' }],
    };
    expect(diagnoseStory(twice).map(({ code }) => code)).toEqual(['variable-name-duplicate']);
  });
});
