import { findNode, outgoing } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';

test('a new choice gets the entered text; an empty text adds nothing', async () => {
  const { edits, session, answers } = createTestEditor();
  answers.prompt = '   ';
  await edits.addChoice('door');
  expect(session.getState().document).toBe(sampleStory);
  answers.prompt = ' Постучать ';
  await edits.addChoice('door');
  const choices = findNode(session.getState().document, 'door')?.choices ?? [];
  expect(choices.at(-1)).toMatchObject({ text: 'Постучать', connectionId: 'temp_id-1' });
});

test('the text of a choice is one step of undo however many letters are typed', () => {
  const { edits, session } = createTestEditor();
  for (const text of ['П', 'По', 'Пой', 'Пойти']) {
    edits.updateChoice({ nodeId: 'door', choiceId: 'door.1', text });
  }
  edits.endTyping();
  edits.updateChoice({ nodeId: 'door', choiceId: 'door.1', text: 'Пойти вверх' });
  expect(session.getState().history.past).toHaveLength(2);
  edits.undo();
  expect(findNode(session.getState().document, 'door')?.choices[0]?.text).toBe('Пойти');
});

test('a choice can be led elsewhere, nowhere, and back', () => {
  const { edits, session } = createTestEditor();
  const address = { nodeId: 'door', choiceId: 'door.1' };
  edits.connect({ fromNodeId: 'door', choiceId: 'door.1', toNodeId: 'sea' });
  const targets = () =>
    outgoing(session.getState().document, 'door').map(({ toNodeId }) => toNodeId);
  expect(targets()).toEqual(['sea', 'window', 'boat']);
  edits.unlinkChoice(address);
  expect(targets()).toEqual(['window', 'boat']);
  edits.undo();
  edits.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('a link the story refuses is explained', () => {
  const { edits, notices } = createTestEditor();
  expect(edits.connect({ fromNodeId: 'sea', toNodeId: 'door' })).toBe(false);
  expect(notices).toHaveLength(1);
});
