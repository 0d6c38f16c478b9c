import { findNode, outgoing } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { selectConnection, selectNodes } from '../../store/session/selection.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';

test('a drag of many moves is one step of undo', () => {
  const { edits, session } = createTestEditor();
  for (const x of [15, 30, 45]) {
    edits.moveNodes({ positions: { door: { x, y: 0 } }, gesture: 'drag-1' });
  }
  session.closeGesture();
  expect(findNode(session.getState().document, 'door')?.position).toEqual({ x: 45, y: 0 });
  edits.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('arrows move what is selected by whole cells', () => {
  const { edits, session } = createTestEditor();
  edits.select(selectNodes(['door', 'sea']));
  edits.nudge({ x: 1, y: 0 });
  edits.nudge({ x: 0, y: -1 });
  const before = findNode(sampleStory, 'sea')?.position ?? { x: 0, y: 0 };
  expect(findNode(session.getState().document, 'sea')?.position).toEqual({
    x: before.x + 15,
    y: before.y - 15,
  });
  edits.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('deleting a selected connection needs no question', async () => {
  const { edits, session, questions } = createTestEditor();
  edits.select(selectConnection('beach>door'));
  await edits.deleteSelection();
  expect(questions).toEqual([]);
  expect(outgoing(session.getState().document, 'beach')).toEqual([]);
});

test('clearing all asks and keeps only the start', async () => {
  const { edits, session, questions } = createTestEditor();
  await edits.clearAll();
  expect(questions).toEqual(['Очистить холст?']);
  expect(session.getState().document.nodes.map(({ id }) => id)).toEqual(['beach']);
  expect(session.getState().document.connections).toEqual([]);
});
