import { expect, test } from 'vitest';
import { createTestEditor } from '../testing/createTestEditor.ts';
import { persistFolded } from './useFoldedGroups.ts';

function storageOf(texts: Record<string, string> = {}) {
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
  editor.edits.groupNodes(['door', 'sea']);
  const groupId = editor.session.getState().document.groups[0]?.id ?? '';
  return { ...editor, groupId };
}

test('groups folded the last time are folded again', () => {
  const storage = storageOf();
  const first = openWithGroup();
  persistFolded(first.session, storage);
  first.edits.toggleGroup(first.groupId);
  const next = createTestEditor({
    story: { id: 'story' },
    document: first.session.getState().document,
  });
  persistFolded(next.session, storage);
  expect([...next.session.getState().overlays.foldedGroups]).toEqual([first.groupId]);
});

test('unfolding is remembered, and nothing more is heard once stopped', () => {
  const storage = storageOf();
  const { session, edits, groupId } = openWithGroup();
  const stop = persistFolded(session, storage);
  edits.toggleGroup(groupId);
  expect(Object.keys(storage.texts)).toEqual(['story']);
  edits.toggleGroup(groupId);
  expect(storage.texts).toEqual({});
  stop();
  edits.toggleGroup(groupId);
  expect(storage.texts).toEqual({});
});

test.each(['{', 'null', '[1,"gone"]', '"x"'])('what cannot be read (%s) folds nothing', (text) => {
  const { session } = openWithGroup();
  persistFolded(session, storageOf({ story: text }));
  expect(session.getState().overlays.foldedGroups.size).toBe(0);
});
