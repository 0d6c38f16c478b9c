import { describe, expect, test } from 'vitest';
import type { StoryDocument } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import { buildStory } from '../testing/buildStory.ts';
import { failureOf } from '../testing/outcome.ts';
import type { Problem } from './problem.ts';
import { validateDocument } from './validateDocument.ts';

const story = buildStory()
  .node('a', 'start')
  .node('b', 'choice')
  .node('c', 'end')
  .link('a', 'b')
  .choice('b', 'Дальше', 'c')
  .choice('b', 'Никуда')
  .build();

const [a, b, c] = story.nodes as [
  StoryDocument['nodes'][0],
  StoryDocument['nodes'][0],
  StoryDocument['nodes'][0],
];
const [link] = story.connections as [StoryDocument['connections'][0]];

const broken: [string, Partial<StoryDocument>, Problem][] = [
  [
    'D3: two nodes of one id',
    { nodes: [a, b, c, c] },
    { code: 'node-id-duplicate', place: { nodeId: 'c' } },
  ],
  [
    'D3: two connections of one id',
    { connections: [...story.connections, link] },
    { code: 'connection-id-duplicate', place: { connectionId: 'a>b' } },
  ],
  [
    'D3: choices of one id on two nodes',
    { nodes: [a, b, { ...c, choices: b.choices.slice(0, 1) }] },
    { code: 'choice-id-duplicate', place: { nodeId: 'c', choiceId: 'b.1' } },
  ],
  [
    'D6: a start that is no node',
    { startNodeId: 'x' },
    { code: 'start-node-missing', place: { nodeId: 'x' } },
  ],
  [
    'D6: a start in a story without nodes',
    { nodes: [], connections: [] },
    { code: 'start-node-missing', place: { nodeId: 'a' } },
  ],
  [
    'D4: a connection from no node',
    { connections: [...story.connections, { id: 'x', fromNodeId: 'no', toNodeId: 'a' }] },
    { code: 'connection-from-missing', place: { connectionId: 'x', nodeId: 'no' } },
  ],
  [
    'D4: a connection to no node',
    { connections: [...story.connections, { id: 'x', fromNodeId: 'a', toNodeId: 'no' }] },
    { code: 'connection-to-missing', place: { connectionId: 'x', nodeId: 'no' } },
  ],
  [
    'D8: a choice with no connection',
    { connections: [link] },
    {
      code: 'choice-connection-missing',
      place: { nodeId: 'b', choiceId: 'b.1', connectionId: 'b.1>c' },
    },
  ],
];

describe('validateDocument', () => {
  test.each(broken)('%s', (_name, parts, problem) => {
    expect(validateDocument({ ...story, ...parts })).toEqual([problem]);
    expect(failureOf(parseStory({ ...story, ...parts }))).toEqual([problem]);
  });

  test('D7: harmless deviations of other tools are legal', () => {
    const foreign = buildStory()
      .node('a', 'choice')
      .node('b', 'start')
      .node('c', 'start')
      .node('d', 'end')
      .link('d', 'a')
      .link('a', 'a')
      .link('a', 'b')
      .link('a', 'c')
      .choice('d', 'Назад', 'b')
      .build();
    const twin = { id: 'twin', fromNodeId: 'a', toNodeId: 'b' };
    const borrowed = { id: 'borrowed', text: 'Чужое', connectionId: 'd.1>b' };
    const shared: StoryDocument = {
      ...foreign,
      nodes: foreign.nodes.map((node) =>
        node.id === 'b' ? { ...node, choices: [borrowed] } : node,
      ),
      connections: [...foreign.connections, twin],
    };
    expect(validateDocument(shared)).toEqual([]);
  });

  test('D4, D8: an empty target and a temp_ id without connection are legal', () => {
    const lone = { id: 'lone', fromNodeId: 'a', toNodeId: '' };
    expect(validateDocument({ ...story, connections: [...story.connections, lone] })).toEqual([]);
    const withoutPlaceholder = story.connections.filter(({ toNodeId }) => toNodeId !== '');
    expect(validateDocument({ ...story, connections: withoutPlaceholder })).toEqual([]);
  });

  test('D6: a missing start is legal, with nodes and without', () => {
    expect(validateDocument({ ...story, startNodeId: null })).toEqual([]);
    expect(validateDocument(buildStory().build())).toEqual([]);
  });
});
