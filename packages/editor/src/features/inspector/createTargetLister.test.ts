import { moveNodes, updateNode } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createTargetLister } from './createTargetLister.ts';

test('the list of targets stays the same while nodes only move', () => {
  const list = createTargetLister();
  const before = list(sampleStory.nodes);
  const moved = moveNodes(sampleStory, { positions: { sea: { x: 1, y: 2 } } });
  if (!moved.ok) throw new Error(moved.error.code);
  expect(list(moved.value.story.nodes)).toBe(before);
  const renamed = updateNode(sampleStory, { nodeId: 'sea', title: 'Океан' });
  if (!renamed.ok) throw new Error(renamed.error.code);
  expect(list(renamed.value.story.nodes).at(-1)?.title).toBe('Океан');
});
