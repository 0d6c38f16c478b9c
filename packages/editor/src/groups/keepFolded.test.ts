import { expect, test } from 'vitest';
import { createTestEditor } from '../testing/createTestEditor.ts';
import { keepFolded } from './keepFolded.ts';

function kept(texts: Record<string, string> = {}) {
  return {
    texts,
    read: (id: string) => texts[id] ?? null,
    write: (id: string, text: string | null) => {
      if (text === null) delete texts[id];
      else texts[id] = text;
    },
  };
}

function openWithGroup() {
  const editor = createTestEditor({ story: { id: 'story' } });
  editor.commands.groupNodes(['door', 'sea']);
  const groupId = editor.session.getState().document.groups[0]?.id ?? '';
  return { ...editor, groupId };
}

test('groups folded the last time are folded again', () => {
  const storage = kept();
  const first = openWithGroup();
  keepFolded(first.session, storage);
  first.commands.toggleGroup(first.groupId);
  const next = createTestEditor({
    story: { id: 'story' },
    document: first.session.getState().document,
  });
  keepFolded(next.session, storage);
  expect([...next.session.getState().marks.collapsedGroups]).toEqual([first.groupId]);
});

test('unfolding is remembered, and nothing more is heard once stopped', () => {
  const storage = kept();
  const { session, commands, groupId } = openWithGroup();
  const stop = keepFolded(session, storage);
  commands.toggleGroup(groupId);
  expect(Object.keys(storage.texts)).toEqual(['story']);
  commands.toggleGroup(groupId);
  expect(storage.texts).toEqual({});
  stop();
  commands.toggleGroup(groupId);
  expect(storage.texts).toEqual({});
});

test.each(['{', 'null', '[1,"gone"]', '"x"'])('what cannot be read (%s) folds nothing', (text) => {
  const { session } = openWithGroup();
  keepFolded(session, kept({ story: text }));
  expect(session.getState().marks.collapsedGroups.size).toBe(0);
});
