import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStory } from '../schema/parseStory.ts';
import { buildStory } from '../testing/buildStory.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { insertNode } from './insertNode.ts';

const story = deepFreeze(
  buildStory()
    .node('a', 'start')
    .node('b', 'text')
    .node('free', 'text')
    .node('end', 'end')
    .node('fork', 'choice')
    .node('full', 'choice')
    .link('a', 'b')
    .link('b', 'end')
    .choice('fork', 'Занят', 'end')
    .choice('fork', 'Свободен')
    .choice('full', 'Занят', 'end')
    .build(),
);

const into = (nodeId: string, connectionId = 'a>b') =>
  insertNode(story, { nodeId, connectionId, newConnectionId: 'new' });

describe('insertNode', () => {
  test('K9: the connection from A to B leads through the node', () => {
    const { connections } = successOf(into('free')).story;
    expect(connections[0]).toEqual({ id: 'a>b', fromNodeId: 'a', toNodeId: 'free' });
    expect(connections.at(-1)).toEqual({ id: 'new', fromNodeId: 'free', toNodeId: 'b' });
  });

  test('K9: a choice keeps its connection, and a choice node uses its free choice', () => {
    const { story: after } = successOf(into('fork'));
    expect(after.nodes[4]?.choices[1]?.connectionId).toBe('new');
    const through = successOf(into('free', 'fork.1>end')).story;
    expect(through.nodes[4]?.choices[0]?.connectionId).toBe('fork.1>end');
    expect(through.connections.find(({ id }) => id === 'fork.1>end')?.toNodeId).toBe('free');
  });

  test.each([
    ['end', 'a>b', 'connection-from-end'],
    ['full', 'a>b', 'choices-all-linked'],
    ['a', 'a>b', 'connection-to-self'],
    ['b', 'a>b', 'connection-to-self'],
    ['b', 'fork.1>end', 'connection-exists'],
    ['nobody', 'a>b', 'node-not-found'],
    ['free', 'nothing', 'connection-not-found'],
    ['free', 'temp_fork.2', 'connection-not-found'],
  ])('K9: %s is not put into %s: %s', (nodeId, connectionId, code) => {
    expect(failureOf(into(nodeId, connectionId)).code).toBe(code);
  });

  test('K9: inserting leaves any story valid', () => {
    fc.assert(
      fc.property(storyArbitrary, fc.nat(), fc.nat(), (any, one, two) => {
        const result = insertNode(deepFreeze(any), {
          nodeId: any.nodes[one % (any.nodes.length || 1)]?.id ?? 'x',
          connectionId: any.connections[two % (any.connections.length || 1)]?.id ?? 'x',
          newConnectionId: 'new',
        });
        if (!result.ok) return;
        const { story: after } = result.value;
        expect(parseStory(after)).toEqual({ ok: true, value: after });
      }),
    );
  });
});
