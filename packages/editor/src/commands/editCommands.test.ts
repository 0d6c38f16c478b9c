import { findNode, outgoing } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { selectConnection, selectNodes } from '../session/selection.ts';
import { createTestEditor } from '../testing/createTestEditor.ts';

test('a drag of many moves is one step of undo', () => {
  const { commands, session } = createTestEditor();
  for (const x of [15, 30, 45]) {
    commands.moveNodes({ positions: { door: { x, y: 0 } }, gesture: 'drag-1' });
  }
  session.closeGesture();
  expect(findNode(session.getState().document, 'door')?.position).toEqual({ x: 45, y: 0 });
  commands.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('arrows move what is selected by whole cells', () => {
  const { commands, session } = createTestEditor();
  commands.select(selectNodes(['door', 'sea']));
  commands.nudge({ x: 1, y: 0 });
  commands.nudge({ x: 0, y: -1 });
  const before = findNode(sampleStory, 'sea')?.position ?? { x: 0, y: 0 };
  expect(findNode(session.getState().document, 'sea')?.position).toEqual({
    x: before.x + 15,
    y: before.y - 15,
  });
  commands.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('editing a node: cancel keeps the old words, save takes the new ones', () => {
  const { commands, session } = createTestEditor();
  commands.startEditing('door');
  commands.changeDraft({ title: 'Дверь' });
  commands.cancelEditing();
  expect(session.getState().document).toBe(sampleStory);
  commands.startEditing('door');
  commands.changeDraft({ title: 'Дверь' });
  commands.commitEditing();
  expect(findNode(session.getState().document, 'door')?.title).toBe('Дверь');
  expect(session.getState().draft).toBeNull();
});

test('selecting another node keeps what was typed', () => {
  const { commands, session } = createTestEditor();
  commands.startEditing('door');
  commands.changeDraft({ content: 'Новый текст' });
  commands.select(selectNodes(['sea']));
  expect(findNode(session.getState().document, 'door')?.content).toBe('Новый текст');
});

test('a new choice takes the words asked for; empty ones add nothing', async () => {
  const { commands, session, answers } = createTestEditor();
  answers.prompt = '   ';
  await commands.addChoice('door');
  expect(session.getState().document).toBe(sampleStory);
  answers.prompt = ' Постучать ';
  await commands.addChoice('door');
  const choices = findNode(session.getState().document, 'door')?.choices ?? [];
  expect(choices.at(-1)).toMatchObject({ text: 'Постучать', connectionId: 'temp_id-1' });
});

test('a choice can be led elsewhere, nowhere, and back', () => {
  const { commands, session } = createTestEditor();
  const address = { nodeId: 'door', choiceId: 'door.1' };
  commands.connect({ fromNodeId: 'door', choiceId: 'door.1', toNodeId: 'sea' });
  const targets = () =>
    outgoing(session.getState().document, 'door').map(({ toNodeId }) => toNodeId);
  expect(targets()).toEqual(['sea', 'window', 'boat']);
  commands.unlinkChoice(address);
  expect(targets()).toEqual(['window', 'boat']);
  commands.undo();
  commands.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('a link the story refuses is explained', () => {
  const { commands, notices } = createTestEditor();
  expect(commands.connect({ fromNodeId: 'sea', toNodeId: 'door' })).toBe(false);
  expect(notices).toHaveLength(1);
});

test('deleting a selected connection needs no question', async () => {
  const { commands, session, questions } = createTestEditor();
  commands.select(selectConnection('beach>door'));
  await commands.deleteSelection();
  expect(questions).toEqual([]);
  expect(outgoing(session.getState().document, 'beach')).toEqual([]);
});

test('clearing all asks and keeps only the start', async () => {
  const { commands, session, questions } = createTestEditor();
  await commands.clearAll();
  expect(questions).toEqual(['Очистить холст?']);
  expect(session.getState().document.nodes.map(({ id }) => id)).toEqual(['beach']);
  expect(session.getState().document.connections).toEqual([]);
});
