import { connect, deleteNodes, moveNodes, updateNode } from '@dreamfork/story';
import { buildStory, sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { subjectOf } from './subjectOf.ts';

type Edit = ReturnType<typeof moveNodes>;

function subject(edit: Edit) {
  if (!edit.ok) throw new Error(edit.error.code);
  return subjectOf(edit.value.story, edit.value.change);
}

const [one, two] = sampleStory.nodes.filter(({ type }) => type === 'text');
if (!one || !two) throw new Error('The sample has two texts.');

test('one node is named by its title as it is after the step', () => {
  expect(subject(updateNode(sampleStory, { nodeId: one.id, title: 'Утро' }))).toEqual({
    kind: 'node',
    title: 'Утро',
  });
});

test('a deleted node is named by the title it had', () => {
  expect(subject(deleteNodes(sampleStory, { nodeIds: [one.id] }))).toEqual({
    kind: 'node',
    title: one.title,
  });
});

test('several nodes are counted', () => {
  const positions = { [one.id]: { x: 1, y: 1 }, [two.id]: { x: 2, y: 2 } };
  expect(subject(moveNodes(sampleStory, { positions }))).toEqual({ kind: 'nodes', count: 2 });
});

test('a connection is named by its ends', () => {
  const story = buildStory()
    .node('one', 'start', { title: 'Утро' })
    .node('two', 'end', { title: 'Вечер' })
    .build();
  const input = { connectionId: 'new', fromNodeId: 'one', toNodeId: 'two' };
  expect(subject(connect(story, input))).toEqual({
    kind: 'connection',
    from: 'Утро',
    to: 'Вечер',
  });
});
