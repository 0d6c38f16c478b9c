import type { StoryDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { createRenaming, editVariable, removeVariableFrom } from './variableEdits.ts';

const document: StoryDocument = {
  ...buildStory().node('start', 'start', { content: '{золото} и {зол}' }).build(),
  variables: [{ id: 'v1', name: 'золото', type: 'number', initial: 2, note: '' }],
};

const contentIn = ({ session }: ReturnType<typeof createTestEditor>) =>
  session.getState().document.nodes[0]?.content;

test('E39: a name that is typed past another one leaves the uses of that one', () => {
  const editor = createTestEditor({ document });
  const { rename, end } = createRenaming(editor.context, 'v1');
  for (const name of ['з', 'зо', 'зол', 'золо', 'золотые']) expect(rename(name)).toBeNull();
  expect(contentIn(editor)).toBe('{золотые} и {зол}');
  end();
  expect(editor.session.getState().history.past).toHaveLength(1);
  expect(editor.edits.undo()).toBe('rename-variable');
  expect(editor.session.getState().document).toEqual(document);
});

test('E37: a refused name changes nothing, and typing goes on from the story before it', () => {
  const editor = createTestEditor({ document });
  const { rename } = createRenaming(editor.context, 'v1');
  expect(rename('зол')).toBeNull();
  expect(rename('два слова')).toBe('variable-name-invalid');
  expect(rename('монеты')).toBeNull();
  expect(contentIn(editor)).toBe('{монеты} и {зол}');
});

test('a rename follows edits that were made meanwhile', () => {
  const editor = createTestEditor({ document });
  const { rename } = createRenaming(editor.context, 'v1');
  rename('монета');
  editor.edits.updateStory({ title: 'Другое' });
  rename('монеты');
  expect(editor.session.getState().document.title).toBe('Другое');
  expect(contentIn(editor)).toBe('{монеты} и {зол}');
});

test('E38, E40: a run of typing is one step of undo, and so is a removal', () => {
  const { context, session, edits } = createTestEditor({ document });
  for (const note of ['М', 'Мо', 'Мон']) editVariable(context, { variableId: 'v1', note });
  edits.endTyping();
  removeVariableFrom(context, 'v1');
  expect(session.getState().history.past.map(({ label }) => label)).toEqual([
    'edit-variable',
    'remove-variable',
  ]);
  expect(session.getState().document.variables).toEqual([]);
});
