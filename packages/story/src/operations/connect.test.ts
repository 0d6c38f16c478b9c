import { describe, expect, test } from 'vitest';
import { buildStory } from '../testing/buildStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { connect, reconnect } from './connect.ts';

const story = buildStory()
  .node('start', 'start')
  .node('fork', 'choice')
  .node('left', 'text')
  .node('end', 'end')
  .choice('fork', 'Налево', 'left')
  .choice('fork', 'Направо')
  .link('start', 'fork')
  .build();

const plainly = (fromNodeId: string, toNodeId: string, connectionId = 'new') =>
  connect(story, { connectionId, fromNodeId, toNodeId });

const byChoice = (choiceId: string, toNodeId: string, connectionId = 'new') =>
  connect(story, { connectionId, fromNodeId: 'fork', toNodeId, choiceId });

describe('connect', () => {
  test('E10: adds a plain connection at the end of the list', () => {
    const { connections } = successOf(plainly('left', 'end')).story;
    expect(connections).toEqual([
      ...story.connections,
      { id: 'new', fromNodeId: 'left', toNodeId: 'end' },
    ]);
  });

  test('E10: stories may loop back to their start', () => {
    expect(plainly('left', 'start').ok).toBe(true);
  });

  test.each([
    ['nobody', 'end', { code: 'node-not-found', place: { nodeId: 'nobody' } }],
    ['left', 'nobody', { code: 'node-not-found', place: { nodeId: 'nobody' } }],
    ['left', '', { code: 'node-not-found', place: { nodeId: '' } }],
    ['left', 'left', { code: 'connection-to-self', place: { nodeId: 'left' } }],
    ['end', 'left', { code: 'connection-from-end', place: { nodeId: 'end' } }],
    ['start', 'fork', { code: 'connection-exists', place: { connectionId: 'start>fork' } }],
  ])('E10: refuses one from %s to "%s"', (from, to, problem) => {
    expect(failureOf(plainly(from, to))).toEqual(problem);
  });

  test('E10: a plain connection is allowed beside a choice with the same target', () => {
    expect(plainly('fork', 'left').ok).toBe(true);
  });

  test('E1, E11: an id in use is refused', () => {
    expect(failureOf(plainly('left', 'end', 'start>fork')).code).toBe('id-taken');
    expect(failureOf(byChoice('fork.2', 'end', 'start>fork')).code).toBe('id-taken');
  });

  test('E11: replaces the placeholder of a choice at its index', () => {
    const edit = successOf(byChoice('fork.2', 'end'));
    expect(edit.story.connections.map(({ id }) => id)).toEqual([
      'fork.1>left',
      'new',
      'start>fork',
    ]);
    expect(edit.story.connections[1]).toEqual({ id: 'new', fromNodeId: 'fork', toNodeId: 'end' });
    expect(edit.story.nodes[1]?.choices[1]).toEqual({
      id: 'fork.2',
      text: 'Направо',
      connectionId: 'new',
    });
  });

  test('D5, E11: unknown keys of the placeholder are kept', () => {
    const labelled = {
      ...story,
      connections: story.connections.map((one) => ({ ...one, label: one.id })),
    };
    const edit = successOf(
      connect(labelled, {
        connectionId: 'new',
        fromNodeId: 'fork',
        toNodeId: 'end',
        choiceId: 'fork.2',
      }),
    );
    expect(edit.story.connections[1]).toMatchObject({ id: 'new', label: 'temp_fork.2' });
  });

  test('E11: a choice may lead to its own node, and two to the same', () => {
    expect(byChoice('fork.2', 'fork').ok).toBe(true);
    expect(byChoice('fork.2', 'left').ok).toBe(true);
  });

  test('E11: a choice whose placeholder is missing gets a connection at the end', () => {
    const bare = { ...story, connections: story.connections.filter(({ toNodeId }) => toNodeId) };
    const edit = successOf(
      connect(bare, {
        connectionId: 'new',
        fromNodeId: 'fork',
        toNodeId: 'end',
        choiceId: 'fork.2',
      }),
    );
    expect(edit.story.connections.at(-1)?.id).toBe('new');
  });

  test('E11: an unknown choice is refused', () => {
    expect(failureOf(byChoice('start.1', 'end'))).toEqual({
      code: 'choice-not-found',
      place: { nodeId: 'fork', choiceId: 'start.1' },
    });
  });

  test('E12: redirects a choice with a target, under the same id', () => {
    const edit = successOf(byChoice('fork.1', 'end'));
    expect(edit.story.connections[0]).toEqual({
      id: 'fork.1>left',
      fromNodeId: 'fork',
      toNodeId: 'end',
    });
    expect(edit.story.nodes).toBe(story.nodes);
    expect(successOf(byChoice('fork.1', 'left'))).toEqual({ story, change: [] });
  });

  test('E12: a choice that shares its connection gets its own', () => {
    const shared = {
      ...story,
      nodes: story.nodes.map((node) => ({
        ...node,
        choices: node.choices.map((choice) => ({ ...choice, connectionId: 'fork.1>left' })),
      })),
    };
    const edit = successOf(
      connect(shared, {
        connectionId: 'new',
        fromNodeId: 'fork',
        toNodeId: 'end',
        choiceId: 'fork.2',
      }),
    );
    expect(edit.story.nodes[1]?.choices.map(({ connectionId }) => connectionId)).toEqual([
      'fork.1>left',
      'new',
    ]);
    expect(edit.story.connections[0]).toBe(shared.connections[0]);
  });

  test('E27: a connection id that begins with temp_ throws', () => {
    expect(() => plainly('left', 'end', 'temp_new')).toThrow(RangeError);
    expect(() => plainly('left', 'end', '')).toThrow(RangeError);
  });
});

describe('reconnect', () => {
  test('E13: redirects a connection, plain or of a choice', () => {
    const plain = successOf(reconnect(story, { connectionId: 'start>fork', toNodeId: 'end' }));
    expect(plain.story.connections[2]?.toNodeId).toBe('end');
    const own = successOf(reconnect(story, { connectionId: 'fork.1>left', toNodeId: 'fork' }));
    expect(own.story.connections[0]?.toNodeId).toBe('fork');
    expect(own.story.nodes).toBe(story.nodes);
  });

  test.each([
    ['nothing', 'end', 'connection-not-found'],
    ['temp_fork.2', 'end', 'connection-not-found'],
    ['start>fork', 'nobody', 'node-not-found'],
    ['start>fork', 'start', 'connection-to-self'],
  ])('E13: refuses %s to %s with %s', (connectionId, toNodeId, code) => {
    expect(failureOf(reconnect(story, { connectionId, toNodeId })).code).toBe(code);
  });

  test('E13: gives a plain connection another source; one of a choice keeps its own', () => {
    const plain = successOf(reconnect(story, { connectionId: 'start>fork', fromNodeId: 'left' }));
    expect(plain.story.connections[2]).toMatchObject({ fromNodeId: 'left', toNodeId: 'fork' });
    const own = reconnect(story, { connectionId: 'fork.1>left', fromNodeId: 'start' });
    expect(successOf(own).change).toEqual([]);
    const from = (fromNodeId: string) =>
      failureOf(reconnect(story, { connectionId: 'start>fork', fromNodeId })).code;
    expect(from('nobody')).toBe('node-not-found');
    expect(from('fork')).toBe('connection-to-self');
    expect(from('end')).toBe('connection-from-end');
  });

  test('E13: refuses a duplicate of a plain connection', () => {
    const two = successOf(plainly('start', 'end')).story;
    expect(failureOf(reconnect(two, { connectionId: 'new', toNodeId: 'fork' }))).toEqual({
      code: 'connection-exists',
      place: { connectionId: 'start>fork' },
    });
  });

  test('E25: reconnecting to the same node changes nothing', () => {
    expect(successOf(reconnect(story, { connectionId: 'start>fork', toNodeId: 'fork' }))).toEqual({
      story,
      change: [],
    });
  });
});
