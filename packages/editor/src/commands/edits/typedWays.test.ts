import { findNode, updateNode } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { emptySelection } from '../../store/session/selection.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';

test('links in a committed text become choices and nodes, in one step of undo', () => {
  const { edits, session } = createTestEditor();
  const before = session.getState().document;
  edits.startEditing('stairs');
  edits.changeDraft({ content: 'Ступени.\n[[Вернуться->у двери маяка]]\n[[Прыгнуть]]' });
  edits.commitEditing();
  const { document, history } = session.getState();
  const stairs = findNode(document, 'stairs');
  expect(stairs).toMatchObject({ type: 'choice', content: 'Ступени.' });
  expect(stairs?.choices.map(({ text }) => text)).toEqual(['Утро', 'Вернуться', 'Прыгнуть']);
  expect(document.nodes.at(-1)).toMatchObject({ type: 'text', title: 'Прыгнуть' });
  expect(history.past).toHaveLength(1);
  edits.undo();
  expect(session.getState().document).toEqual(before);
});

test('saving in between leaves links in the text; leaving it takes them', async () => {
  const { edits, persistence, session } = createTestEditor();
  edits.startEditing('boat');
  edits.changeDraft({ content: 'Лодка. [[Плыть]]' });
  await persistence.save();
  expect(session.getState().draft?.content).toBe('Лодка. [[Плыть]]');
  expect(findNode(session.getState().document, 'boat')?.choices).toEqual([]);
  edits.select(emptySelection);
  expect(findNode(session.getState().document, 'boat')).toMatchObject({
    content: 'Лодка. Плыть',
    choices: [{ text: 'Море' }, { text: 'Плыть' }],
  });
});

test('a text that had brackets before is left as it is', () => {
  const { edits, session } = createTestEditor();
  const content = 'Записка: [[план]]';
  session.edit({
    label: 'edit-node',
    operation: (story) => updateNode(story, { nodeId: 'boat', content }),
  });
  edits.startEditing('boat');
  edits.changeDraft({ title: 'Лодка' });
  edits.commitEditing();
  expect(findNode(session.getState().document, 'boat')).toMatchObject({ title: 'Лодка', content });
});

test('where choices are refused, the text stays as it was typed and the notice says why', () => {
  const { edits, notices, session } = createTestEditor();
  edits.startEditing('window');
  edits.changeDraft({ content: 'Лампа. [[Войти]]' });
  edits.commitEditing();
  expect(findNode(session.getState().document, 'window')?.content).toBe('Лампа. [[Войти]]');
  expect(notices).toHaveLength(1);
});

test('cancelling an edit takes no links', () => {
  const { edits, session } = createTestEditor();
  edits.startEditing('boat');
  edits.changeDraft({ content: '[[Плыть]]' });
  edits.cancelEditing();
  expect(session.getState().document).toEqual(sampleStory);
  edits.undo();
  expect(findNode(session.getState().document, 'boat')?.content).toBe('[[Плыть]]');
});

test('where the document follows the typing, links belong to the step of the typing', () => {
  const { edits, session } = createTestEditor();
  const gesture = 'typing';
  session.edit({
    label: 'edit-node',
    gesture,
    operation: (story) => updateNode(story, { nodeId: 'boat', content: '[[Плыть->Море]]' }),
  });
  edits.takeLinks('boat', gesture);
  expect(findNode(session.getState().document, 'boat')?.choices).toHaveLength(2);
  edits.undo();
  expect(session.getState().document).toEqual(sampleStory);
});
