import { describe, expect, test } from 'vitest';
import { buildStory } from '../testing/buildStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { moveNodes } from './positions.ts';
import { setNodeStatus, updateNode } from './updateNode.ts';
import { setStart, updateStory } from './updateStory.ts';

const story = buildStory()
  .node('start', 'start')
  .node('fork', 'choice')
  .node('text', 'text')
  .choice('fork', 'Дальше', 'text')
  .link('start', 'fork')
  .build();

describe('moveNodes', () => {
  test('E5, C4: moves the given nodes; the others remain the same objects', () => {
    const edit = successOf(moveNodes(story, { positions: { fork: { x: 15, y: 30 } } }));
    expect(edit.story.nodes[1]?.position).toEqual({ x: 15, y: 30 });
    expect(edit.story.nodes[0]).toBe(story.nodes[0]);
    expect(edit.story.connections).toBe(story.connections);
    expect(edit.change).toHaveLength(1);
  });

  test('E5: a coordinate that is not a finite number becomes 0, and zero has no sign', () => {
    const positions = {
      fork: { x: Number.NaN, y: Number.POSITIVE_INFINITY },
      text: { x: -0, y: 1 },
    };
    const [, fork, text] = successOf(moveNodes(story, { positions })).story.nodes;
    expect(fork?.position).toEqual({ x: 0, y: 0 });
    expect(text?.position).toEqual({ x: 0, y: 1 });
  });

  test('E5: an unknown node is refused', () => {
    expect(failureOf(moveNodes(story, { positions: { nobody: { x: 0, y: 0 } } }))).toEqual({
      code: 'node-not-found',
      place: { nodeId: 'nobody' },
    });
  });
});

describe('updateNode', () => {
  test('E6: changes title and content, also to an empty text', () => {
    const edit = successOf(updateNode(story, { nodeId: 'text', title: '', content: 'Слова' }));
    expect(edit.story.nodes[2]).toMatchObject({ title: '', content: 'Слова', type: 'text' });
  });

  test('E7: changes the type and keeps the rest', () => {
    const edit = successOf(updateNode(story, { nodeId: 'text', type: 'end' }));
    expect(edit.story.nodes[2]).toEqual({ ...story.nodes[2], type: 'end' });
  });

  test.each([
    ['fork', 'text', 'choices-not-allowed'],
    ['start', 'end', 'connection-from-end'],
    ['text', 'start', 'start-node-exists'],
    ['nobody', 'text', 'node-not-found'],
  ] as const)('E7: refuses to make %s a node of type %s with %s', (nodeId, type, code) => {
    expect(failureOf(updateNode(story, { nodeId, type })).code).toBe(code);
  });

  test('E25: the same text is no change', () => {
    expect(successOf(updateNode(story, { nodeId: 'text', title: 'text', type: 'text' }))).toEqual({
      story,
      change: [],
    });
  });
});

describe('setNodeStatus', () => {
  test('E53: sets and takes away the status of several nodes in one edit', () => {
    const done = successOf(
      setNodeStatus(story, { nodeIds: ['start', 'text'], status: 'done' }),
    ).story;
    expect(done.nodes.map(({ status }) => status)).toEqual(['done', undefined, 'done']);
    expect(done.nodes[1]).toBe(story.nodes[1]);
    const none = successOf(setNodeStatus(done, { nodeIds: ['start', 'text'], status: null }));
    expect(none.story).toEqual(story);
    expect(successOf(setNodeStatus(story, { nodeIds: ['text'], status: null })).story).toBe(story);
  });

  test('E53: changes none if one does not exist', () => {
    expect(failureOf(setNodeStatus(story, { nodeIds: ['text', 'gone'], status: 'idea' }))).toEqual({
      code: 'node-not-found',
      place: { nodeId: 'gone' },
    });
  });
});

describe('setStart and updateStory', () => {
  test('E20: any node can be the start', () => {
    const edit = successOf(setStart(story, { nodeId: 'text' }));
    expect(edit.story.startNodeId).toBe('text');
    expect(edit.change).toEqual([
      { kind: 'field', key: 'startNodeId', before: 'start', after: 'text' },
    ]);
    expect(failureOf(setStart(story, { nodeId: 'nobody' })).code).toBe('node-not-found');
  });

  test('E21: title and description change separately', () => {
    const edit = successOf(updateStory(story, { title: '' }));
    expect(edit.story).toMatchObject({ title: '', description: story.description });
    expect(successOf(updateStory(story, { description: 'О чём' })).story.description).toBe('О чём');
    expect(successOf(updateStory(story, { title: story.title }))).toEqual({ story, change: [] });
  });

  test('E21: the look is chosen key by key, and a choice taken back leaves no trace', () => {
    const look = { face: 'antique', accent: 'teal' } as const;
    const chosen = successOf(updateStory(story, { look }));
    expect(chosen.story.look).toEqual(look);
    const more = successOf(updateStory(chosen.story, { look: { face: 'book', dropCap: true } }));
    expect(more.story.look).toEqual({ accent: 'teal', dropCap: true });
    expect(successOf(updateStory(more.story, { title: 'X' })).story.look).toEqual(more.story.look);
    expect(successOf(updateStory(chosen.story, { look })).change).toEqual([]);
    const none = { face: null, accent: null, dropCap: null };
    expect(successOf(updateStory(more.story, { look: none })).story).toEqual(story);
  });

  test('E21: the language can be set and removed; renaming keeps it', () => {
    const english = successOf(updateStory(story, { language: 'en' }));
    expect(english.story.language).toBe('en');
    expect(english.change).toEqual([
      { kind: 'field', key: 'language', before: undefined, after: 'en' },
    ]);
    expect(successOf(updateStory(english.story, { title: 'X' })).story.language).toBe('en');
    expect(successOf(updateStory(english.story, { language: 'en' })).change).toEqual([]);
    for (const none of [null, 'по-русски']) {
      expect(successOf(updateStory(english.story, { language: none })).story).toEqual(story);
    }
    expect(successOf(updateStory(story, { language: null }))).toEqual({ story, change: [] });
  });
});
