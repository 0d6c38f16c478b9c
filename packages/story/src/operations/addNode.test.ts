import { describe, expect, test } from 'vitest';
import { nodeTypes } from '../schema/nodeTypes.ts';
import { buildStory } from '../testing/buildStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { addNode } from './addNode.ts';

const still = { random: () => 0.5 };
const empty = buildStory().build();
const story = buildStory()
  .node('start', 'start')
  .node('fork', 'choice', { position: { x: 100, y: 150 } })
  .node('end', 'end')
  .choice('fork', 'Дальше')
  .build();

describe('addNode', () => {
  test.each(nodeTypes)('E1: the first node, of type %s, becomes the start', (type) => {
    const edit = successOf(addNode(empty, { node: { id: 'a', type } }, still));
    expect(edit.story.startNodeId).toBe('a');
    expect(edit.story.nodes[0]).toMatchObject({ id: 'a', type, position: { x: 400, y: 200 } });
  });

  test('E1: a later node is added at the end and does not change the start', () => {
    const { nodes, startNodeId } = successOf(
      addNode(story, { node: { id: 'a', type: 'text' } }, still),
    ).story;
    expect(startNodeId).toBe('start');
    expect(nodes.map(({ id }) => id)).toEqual(['start', 'fork', 'end', 'a']);
  });

  test('E1: a story with nodes but without a start gets one', () => {
    const startless = buildStory().node('a', 'text').start(null).build();
    const edit = successOf(addNode(startless, { node: { id: 'b', type: 'end' } }, still));
    expect(edit.story.startNodeId).toBe('b');
  });

  test('E1: an id in use and a second start are refused', () => {
    expect(failureOf(addNode(story, { node: { id: 'end', type: 'text' } }, still))).toEqual({
      code: 'id-taken',
      place: { nodeId: 'end' },
    });
    expect(failureOf(addNode(story, { node: { id: 'a', type: 'start' } }, still)).code).toBe(
      'start-node-exists',
    );
  });

  test('E3: title and content are the given ones, else defaults in the language', () => {
    const given = addNode(
      story,
      { node: { id: 'a', type: 'text', title: '', content: 'Слова' } },
      still,
    );
    expect(successOf(given).story.nodes.at(-1)).toMatchObject({ title: '', content: 'Слова' });
    const russian = addNode(story, { node: { id: 'a', type: 'choice' } }, still);
    expect(successOf(russian).story.nodes.at(-1)).toMatchObject({
      title: 'Новый выбор',
      content: 'Введите вопрос...',
      choices: [],
      media: [],
      mediaNodeId: null,
    });
    const english = addNode(story, { node: { id: 'a', type: 'end' } }, { ...still, locale: 'en' });
    expect(successOf(english).story.nodes.at(-1)).toMatchObject({ title: 'The end', content: '' });
  });

  test('E4: a node added from another is 300 to the right and connected from it', () => {
    const edit = successOf(
      addNode(
        story,
        { node: { id: 'a', type: 'text' }, linkFrom: { nodeId: 'fork', connectionId: 'c' } },
        still,
      ),
    );
    expect(edit.story.nodes.at(-1)?.position).toEqual({ x: 400, y: 150 });
    expect(edit.story.connections.at(-1)).toEqual({ id: 'c', fromNodeId: 'fork', toNodeId: 'a' });
  });

  test('E4: a node added from a choice is its target', () => {
    const edit = successOf(
      addNode(
        story,
        {
          node: { id: 'a', type: 'text', position: { x: 15, y: 30 } },
          linkFrom: { nodeId: 'fork', choiceId: 'fork.1', connectionId: 'c' },
        },
        still,
      ),
    );
    expect(edit.story.nodes.at(-1)?.position).toEqual({ x: 15, y: 30 });
    expect(edit.story.nodes[1]?.choices[0]?.connectionId).toBe('c');
    expect(edit.story.connections).toEqual([{ id: 'c', fromNodeId: 'fork', toNodeId: 'a' }]);
  });

  test('E4: adding from an end or an unknown node is refused', () => {
    const from = (nodeId: string) =>
      failureOf(
        addNode(
          story,
          { node: { id: 'a', type: 'text' }, linkFrom: { nodeId, connectionId: 'c' } },
          still,
        ),
      );
    expect(from('end').code).toBe('connection-from-end');
    expect(from('nobody')).toEqual({ code: 'node-not-found', place: { nodeId: 'nobody' } });
  });

  test('E27: an id of invalid length throws', () => {
    for (const id of ['', 'x'.repeat(201)]) {
      expect(() => addNode(story, { node: { id, type: 'text' } }, still)).toThrow(RangeError);
    }
  });
});
