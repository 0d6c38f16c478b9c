import { describe, expect, test } from 'vitest';
import { parseStory } from '../schema/parseStory.ts';
import { buildStory } from '../testing/buildStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { disconnect } from './connect.ts';
import { clearAll, deleteNodes } from './deleteNodes.ts';

const story = buildStory()
  .node('start', 'start')
  .node('fork', 'choice')
  .node('left', 'text')
  .node('end', 'end')
  .link('start', 'fork')
  .choice('fork', 'Налево', 'left')
  .choice('fork', 'К концу', 'end')
  .choice('fork', 'Никуда')
  .link('left', 'end')
  .build();

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('deleteNodes', () => {
  test('E9: deletes every connection that touches the node', () => {
    const edit = successOf(deleteNodes(story, { nodeIds: ['fork'] }));
    expect(idsOf(edit.story.nodes)).toEqual(['start', 'left', 'end']);
    expect(idsOf(edit.story.connections)).toEqual(['left>end']);
  });

  test('E9, E14: a choice that led to it gets its placeholder back at the same index', () => {
    const edit = successOf(deleteNodes(story, { nodeIds: ['left'] }));
    expect(edit.story.connections).toEqual([
      { id: 'start>fork', fromNodeId: 'start', toNodeId: 'fork' },
      { id: 'temp_fork.1', fromNodeId: 'fork', toNodeId: '' },
      { id: 'fork.2>end', fromNodeId: 'fork', toNodeId: 'end' },
      { id: 'temp_fork.3', fromNodeId: 'fork', toNodeId: '' },
    ]);
    expect(edit.story.nodes[1]?.choices[0]?.connectionId).toBe('temp_fork.1');
  });

  test('E8: if the start node is among the nodes, none is deleted', () => {
    expect(failureOf(deleteNodes(story, { nodeIds: ['left', 'start'] }))).toEqual({
      code: 'start-node-undeletable',
      place: { nodeId: 'start' },
    });
  });

  test('E9: an unknown node is refused', () => {
    expect(failureOf(deleteNodes(story, { nodeIds: ['left', 'nobody'] }))).toEqual({
      code: 'node-not-found',
      place: { nodeId: 'nobody' },
    });
  });

  test('E25: no nodes give no change; a node named twice is deleted once', () => {
    expect(successOf(deleteNodes(story, { nodeIds: [] }))).toEqual({ story, change: [] });
    expect(successOf(deleteNodes(story, { nodeIds: ['end', 'end'] })).story.nodes).toHaveLength(3);
  });
});

describe('disconnect', () => {
  test('E14: deletes plain connections', () => {
    const edit = successOf(disconnect(story, { connectionIds: ['start>fork', 'left>end'] }));
    expect(idsOf(edit.story.connections)).toEqual(['fork.1>left', 'fork.2>end', 'temp_fork.3']);
    expect(edit.story.nodes).toBe(story.nodes);
  });

  test('E14: a placeholder in use stays', () => {
    expect(successOf(disconnect(story, { connectionIds: ['temp_fork.3'] }))).toEqual({
      story,
      change: [],
    });
  });

  test('E14: every choice that shared the connection gets a placeholder of its own', () => {
    const shared = {
      ...story,
      nodes: story.nodes.map((node) => ({
        ...node,
        choices: node.choices.map((choice) =>
          choice.id === 'fork.2' ? { ...choice, connectionId: 'fork.1>left' } : choice,
        ),
      })),
    };
    const edit = successOf(disconnect(shared, { connectionIds: ['fork.1>left'] }));
    expect(idsOf(edit.story.connections)).toEqual([
      'start>fork',
      'temp_fork.1',
      'temp_fork.2',
      'fork.2>end',
      'temp_fork.3',
      'left>end',
    ]);
  });

  test('E14: a placeholder avoids an id that another connection has', () => {
    const squatted = {
      ...story,
      connections: [
        ...story.connections,
        { id: 'temp_fork.1', fromNodeId: 'left', toNodeId: 'fork' },
      ],
    };
    const edit = successOf(disconnect(squatted, { connectionIds: ['fork.1>left'] }));
    expect(edit.story.nodes[1]?.choices[0]?.connectionId).toBe('temp_fork.1_2');
    expect(parseStory(edit.story).ok).toBe(true);
  });

  test('E14: placeholders added together have different ids', () => {
    const choice = (id: string) => ({ id, text: id, connectionId: `to-${id}` });
    const named = {
      ...story,
      nodes: story.nodes.map((node) =>
        node.id === 'fork' ? { ...node, choices: [choice('x'), choice('x_2')] } : node,
      ),
      connections: [
        { id: 'to-x', fromNodeId: 'fork', toNodeId: 'left' },
        { id: 'to-x_2', fromNodeId: 'fork', toNodeId: 'left' },
        { id: 'temp_x', fromNodeId: 'left', toNodeId: 'end' },
      ],
    };
    const edit = successOf(disconnect(named, { connectionIds: ['to-x', 'to-x_2'] }));
    expect(idsOf(edit.story.connections)).toEqual(['temp_x_2', 'temp_x_2_2', 'temp_x']);
  });

  test('E14: an unknown connection is refused', () => {
    expect(failureOf(disconnect(story, { connectionIds: ['left>end', 'no'] }))).toEqual({
      code: 'connection-not-found',
      place: { connectionId: 'no' },
    });
  });
});

describe('clearAll', () => {
  test('E22: keeps only the start node and drops all connections', () => {
    const edit = successOf(clearAll(story));
    expect(edit.story.nodes).toEqual([story.nodes[0]]);
    expect(edit.story.connections).toEqual([]);
    expect(edit.story.startNodeId).toBe('start');
  });

  test('E22: choices of the start node keep their text and lose their target', () => {
    const edit = successOf(clearAll({ ...story, startNodeId: 'fork' }));
    expect(edit.story.connections).toEqual([]);
    expect(
      edit.story.nodes[0]?.choices.map(({ text, connectionId }) => [text, connectionId]),
    ).toEqual([
      ['Налево', 'temp_fork.1'],
      ['К концу', 'temp_fork.2'],
      ['Никуда', 'temp_fork.3'],
    ]);
    expect(parseStory(edit.story).ok).toBe(true);
  });

  test('E22: without a start node everything is deleted', () => {
    const edit = successOf(clearAll({ ...story, startNodeId: null }));
    expect(edit.story).toMatchObject({ nodes: [], connections: [], startNodeId: null });
  });

  test('E25: clearing a cleared story changes nothing', () => {
    const { story: clear } = successOf(clearAll(story));
    expect(successOf(clearAll(clear))).toEqual({ story: clear, change: [] });
  });
});
