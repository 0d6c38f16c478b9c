import { findNode } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import type { Animate } from './animate.ts';
import { arrangeNodes } from './arrangeNodes.ts';

const target = { x: 900, y: 600 };

function arranged(animate: Animate) {
  const editor = createTestEditor({
    animate,
    arrange: async () => ({ kind: 'arranged', positions: { beach: { x: 0, y: 0 }, door: target } }),
  });
  const place = () => findNode(editor.session.getState().document, 'door')?.position;
  return { ...editor, place };
}

test('nodes are seen on their way, and the way is one step of undo', async () => {
  const seen: unknown[] = [];
  const { edits, context, session, place } = arranged((step) => {
    for (const progress of [0.25, 0.5, 1]) {
      step(progress);
      seen.push(place());
    }
  });
  await arrangeNodes(context, 'all');
  expect(new Set(seen.map((point) => JSON.stringify(point))).size).toBe(3);
  expect(session.getState().history.past.map(({ label }) => label)).toEqual(['arrange']);
  edits.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('undoing on the way takes the nodes back and they stay there', async () => {
  const answers: boolean[] = [];
  const { context, edits, session } = arranged((step) => {
    answers.push(step(0.5));
    edits.undo();
    answers.push(step(1));
  });
  await arrangeNodes(context, 'all');
  expect(answers).toEqual([true, false]);
  expect(session.getState().document).toEqual(sampleStory);
});

test('arranging twice is two steps of undo', async () => {
  const { context, edits, session } = arranged((step) => void step(1));
  await arrangeNodes(context, 'all');
  edits.moveNodes({ positions: { door: { x: 0, y: 0 } } });
  await arrangeNodes(context, 'all');
  expect(session.getState().history.past).toHaveLength(3);
});
