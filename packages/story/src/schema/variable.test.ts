import { describe, expect, test } from 'vitest';
import { successOf } from '../testing/outcome.ts';
import { parseStory, parseStoryJson } from './parseStory.ts';
import { serialiseStory } from './serialiseStory.ts';

const node = { id: 'a', type: 'choice', position: { x: 1, y: 2 } };
const bare = { title: 'Т', nodes: [node], connections: [] };

test('D19: a document without variables is written as it always was', () => {
  const written =
    '{"title":"Т","description":"","startNodeId":"a","nodes":[{"id":"a","type":"choice","title":"","content":"{как есть} \\\\{","position":{"x":1,"y":2},"choices":[{"id":"a.1","text":"{Да}","connectionId":"c"}],"media":[],"mediaNodeId":null},{"id":"b","type":"end","title":"","content":"","position":{"x":0,"y":0},"choices":[],"media":[],"mediaNodeId":null}],"connections":[{"id":"c","fromNodeId":"a","toNodeId":"b"}],"groups":[],"notes":[],"mood":"{x}"}';
  expect(serialiseStory(successOf(parseStoryJson(written)))).toBe(written);
});

describe('D19: variables', () => {
  const read = (variables: unknown) => successOf(parseStory({ ...bare, variables })).variables;

  test('get what is missing; a value of another type becomes the empty one', () => {
    const gold = { id: 'v1', name: 'золото', type: 'number', initial: 'много', later: [1] };
    const key = { id: 'v2', name: 'ключ', type: 'boolean' };
    expect(read([gold, key, { id: 'v3', name: 'имя', type: 'text', initial: 'Аня' }])).toEqual([
      { ...gold, initial: 0, note: '' },
      { ...key, initial: false, note: '' },
      { id: 'v3', name: 'имя', type: 'text', initial: 'Аня', note: '' },
    ]);
  });

  test('an entry that is no variable counts as absent, an empty list is kept', () => {
    const names = [{ id: 'v', type: 'number' }, { name: 'x', type: 'number' }, 7, null];
    expect(read([...names, { id: 'v', name: 'x', type: 'list' }])).toEqual([]);
    expect(read([])).toEqual([]);
    expect(serialiseStory(successOf(parseStory({ ...bare, variables: [] })))).toContain(
      '"variables":[]',
    );
    for (const other of [null, 'золото', {}]) expect(read(other)).toBeUndefined();
  });
});

test('D20, D21: effects and conditions are kept; values of another form count as absent', () => {
  const effects = [
    { kind: 'add', variable: 'золото', value: '1' },
    { kind: 'later', variable: 'x', y: 2 },
  ];
  const choice = { id: 'a.1', text: 'Да', connectionId: 'c' };
  const logic = { condition: 'золото > 3', closedReason: 'Мало золота', effects };
  const connection = { id: 'c', fromNodeId: 'a', toNodeId: 'a' };
  const story = successOf(
    parseStory({
      ...bare,
      nodes: [
        { ...node, effects, choices: [{ ...choice, ...logic }] },
        {
          ...node,
          id: 'b',
          effects: 'много',
          choices: [{ ...choice, id: 'b.1', condition: 5, closedReason: '', effects: [{}] }],
        },
      ],
      connections: [{ ...connection, condition: 'ключ' }],
    }),
  );
  expect(story.nodes[0]).toMatchObject({ effects, choices: [logic] });
  expect(story.nodes[1]?.effects).toBeUndefined();
  expect(JSON.stringify(story.nodes[1]?.choices)).toBe(
    '[{"id":"b.1","text":"Да","connectionId":"c"}]',
  );
  expect(story.connections[0]?.condition).toBe('ключ');
  expect(successOf(parseStoryJson(serialiseStory(story)))).toEqual(story);
});
