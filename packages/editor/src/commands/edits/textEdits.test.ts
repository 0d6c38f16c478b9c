import { diagnoseStory, findNode, updateNode } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { emptySelection, selectNodes } from '../../store/session/selection.ts';
import { hasUnsavedChanges } from '../../store/session/status.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { applyFix } from './applyFix.ts';

test('editing a node: cancel restores the old text, save takes the new text', () => {
  const { edits, session } = createTestEditor();
  edits.startEditing('door');
  edits.typeText({ title: 'Дверь' });
  edits.cancelEditing();
  expect(session.getState().document).toEqual(sampleStory);
  edits.startEditing('door');
  edits.typeText({ title: 'Дверь' });
  edits.commitEditing();
  expect(findNode(session.getState().document, 'door')?.title).toBe('Дверь');
  expect(session.getState().writing).toBeNull();
});

test('cancelling an edit is a step: undo brings back what was typed, also what the server had', async () => {
  const { edits, persistence, session, saves } = createTestEditor({
    story: { id: 'story', version: 4 },
  });
  edits.startEditing('door');
  edits.typeText({ content: 'За дверью гудит вода.' });
  await persistence.saveQuietly();
  edits.cancelEditing();
  expect(session.getState().writing).toBeNull();
  expect(session.getState().document).toEqual(sampleStory);
  await persistence.saveQuietly();
  expect(saves.at(-1)?.document).toEqual(sampleStory);
  expect(edits.undo()).toBe('cancel-edit');
  expect(findNode(session.getState().document, 'door')?.content).toBe('За дверью гудит вода.');
  expect(edits.undo()).toBe('edit-node');
  expect(session.getState().document).toEqual(sampleStory);
});

test('cancelling brings back title and text that came in one go', () => {
  const { edits, session } = createTestEditor();
  edits.startEditing('door');
  edits.typeText({ title: 'Дверь', content: 'Новый текст' });
  edits.cancelEditing();
  expect(session.getState().document).toEqual(sampleStory);
});

test('cancelling an edit that changed nothing is no step', () => {
  const { edits, session, notices } = createTestEditor();
  edits.startEditing('door');
  edits.cancelEditing();
  expect(session.getState().history.past).toEqual([]);
  expect(notices).toEqual([]);
});

test('cancelling an edit offers to take that back', () => {
  const { edits, session, notices, offers } = createTestEditor();
  edits.startEditing('door');
  edits.typeText({ content: 'За дверью гудит вода.' });
  edits.cancelEditing();
  expect(notices).toEqual([{ status: 'info', title: 'Прежний текст снова на месте' }]);
  offers[0]?.();
  expect(findNode(session.getState().document, 'door')?.content).toBe('За дверью гудит вода.');
});

test('undo while a text is typed takes back the text, and redo brings it again', () => {
  const { edits, session } = createTestEditor();
  edits.startEditing('door');
  edits.typeText({ content: 'Ещё печатается' });
  edits.undo();
  expect(session.getState().document).toEqual(sampleStory);
  edits.redo();
  expect(findNode(session.getState().document, 'door')?.content).toBe('Ещё печатается');
});

test('a node that is deleted while it is written comes back with what was written', async () => {
  for (const remove of ['deleteSelection', 'clearAll'] as const) {
    const { edits, session } = createTestEditor();
    edits.startEditing('door');
    edits.typeText({ content: 'Ещё печатается' });
    await edits[remove]();
    expect(findNode(session.getState().document, 'door')).toBeUndefined();
    edits.undo();
    expect(findNode(session.getState().document, 'door')?.content).toBe('Ещё печатается');
  }
});

test('selecting another node keeps what was typed', () => {
  const { edits, session } = createTestEditor();
  edits.startEditing('door');
  edits.typeText({ content: 'Новый текст' });
  edits.select(selectNodes(['sea']));
  expect(findNode(session.getState().document, 'door')?.content).toBe('Новый текст');
});

test('a note is one step of undo while it is typed', () => {
  const { edits, session } = createTestEditor();
  const noteId = edits.addNote({ x: 0, y: 900 }) ?? '';
  expect(session.getState().reveal).toMatchObject({ noteId });
  const textOf = () => session.getState().document.notes[0]?.text;
  for (const text of ['С', 'Св', 'Свет']) edits.updateNote({ noteId, text });
  expect(session.getState().history.past).toHaveLength(2);
  edits.undo();
  expect(textOf()).toBe('');
});

test('an edit made beside it is a step of its own, over what was typed', () => {
  const { edits, session } = createTestEditor();
  const door = () => findNode(session.getState().document, 'door');
  edits.startEditing('door');
  edits.typeText({ content: 'За дверью пусто.' });
  session.edit({
    label: 'replace-words',
    operation: (story) => updateNode(story, { nodeId: 'door', title: 'Калитка' }),
  });
  edits.typeText({ content: 'За калиткой пусто.' });
  expect(door()).toMatchObject({ title: 'Калитка', content: 'За калиткой пусто.' });
  expect(session.getState().history.past).toHaveLength(3);
});

test('typing and taking it back by hand leaves no step and nothing to save', () => {
  const { edits, session } = createTestEditor({ story: { id: 'story', version: 4 } });
  edits.startEditing('door');
  const content = findNode(session.getState().document, 'door')?.content ?? '';
  edits.typeText({ content: `${content}!` });
  expect(hasUnsavedChanges(session.getState())).toBe(true);
  edits.typeText({ content });
  expect(session.getState().history.past).toEqual([]);
  expect(hasUnsavedChanges(session.getState())).toBe(false);
});

test('undo, redo and a jump in the history commit the text being typed first', () => {
  const { edits, session } = createTestEditor();
  const contentOf = () => findNode(session.getState().document, 'door')?.content;
  edits.updateStory({ title: 'Раз' });
  edits.endTyping();
  edits.startEditing('door');
  edits.typeText({ content: 'Новый текст' });
  edits.travel(0);
  expect(session.getState().document).toEqual(sampleStory);
  expect(session.getState().writing).toBeNull();
  edits.travel(2);
  expect(contentOf()).toBe('Новый текст');
  edits.startEditing('door');
  edits.typeText({ content: 'Ещё новее' });
  edits.redo();
  expect(contentOf()).toBe('Ещё новее');
  expect(session.getState().writing).toBeNull();
});

test('fixing a diagnostic keeps the text being typed', async () => {
  const { edits, session, context } = createTestEditor();
  edits.addNode({ type: 'text' });
  const [nodeId = ''] = session.getState().selection.nodeIds;
  const diagnostic = diagnoseStory(session.getState().document).find(
    ({ code, place }) => code === 'node-dead-end' && place.nodeId === nodeId,
  );
  edits.startEditing(nodeId);
  edits.typeText({ content: 'Новый текст' });
  if (!diagnostic) throw new Error('The node has no dead end.');
  expect(applyFix(context, { diagnostic, fix: 'make-end' })).toBe(true);
  edits.select(emptySelection);
  expect(findNode(session.getState().document, nodeId)).toMatchObject({
    type: 'end',
    content: 'Новый текст',
  });
});

test('what is written at full width goes on there, and on the card elsewhere', () => {
  const document = {
    ...sampleStory,
    nodes: sampleStory.nodes.map((node) => (node.id === 'sea' ? { ...node, content: '' } : node)),
  };
  const { edits, session } = createTestEditor({ document });
  const written = () => {
    const { writing } = session.getState();
    return [writing?.nodeId, writing?.place];
  };
  edits.startEditing('door', 'view');
  edits.typeText({ content: 'Заперто.' });
  edits.writeNext();
  expect(written()).toEqual(['sea', 'view']);
  expect(findNode(session.getState().document, 'door')?.content).toBe('Заперто.');
  edits.commitEditing();
  edits.writeNext();
  expect(written()).toEqual(['sea', 'card']);
});

test('links in a committed text become choices and nodes, in one step of undo', () => {
  const { edits, session } = createTestEditor();
  const before = session.getState().document;
  edits.startEditing('stairs');
  edits.typeText({ content: 'Ступени.\n[[Вернуться->у двери маяка]]\n[[Прыгнуть]]' });
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
  edits.typeText({ content: 'Лодка. [[Плыть]]' });
  await persistence.save();
  expect(findNode(session.getState().document, 'boat')?.content).toBe('Лодка. [[Плыть]]');
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
  edits.typeText({ title: 'Лодка' });
  edits.commitEditing();
  expect(findNode(session.getState().document, 'boat')).toMatchObject({ title: 'Лодка', content });
});

test('where choices are refused, the text stays as it was typed and the notice says why', () => {
  const { edits, notices, session } = createTestEditor();
  edits.startEditing('window');
  edits.typeText({ content: 'Лампа. [[Войти]]' });
  edits.commitEditing();
  expect(findNode(session.getState().document, 'window')?.content).toBe('Лампа. [[Войти]]');
  expect(notices).toHaveLength(1);
});

test('cancelling an edit takes no links', () => {
  const { edits, session } = createTestEditor();
  edits.startEditing('boat');
  edits.typeText({ content: '[[Плыть]]' });
  edits.cancelEditing();
  expect(session.getState().document).toEqual(sampleStory);
  edits.undo();
  expect(findNode(session.getState().document, 'boat')?.content).toBe('[[Плыть]]');
});
