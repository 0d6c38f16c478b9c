import { succeed } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test, vi } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { saveStatus } from '../session/status.ts';
import { duplicateCheckLimit } from './createSaver.ts';

const stored = { id: 'story', version: 4 };
const duplicate = {
  id: 'other',
  title: 'Маяк на краю бухты',
  nodeCount: 12,
  wordCount: 340,
  updatedAt: '2026-11-20T10:00:00.000Z',
  freeTitle: 'Маяк на краю бухты 2',
};

test('a first save creates; the next one updates with the version that came back', async () => {
  const { edits, persistence, saves, saved, notices, session } = createTestEditor();
  await persistence.save();
  expect(saves[0]).toEqual({ document: sampleStory, isPublic: false });
  expect(saved).toEqual([{ id: 'new-story', version: 1 }]);
  expect(notices).toEqual([{ status: 'success', title: 'История успешно сохранена' }]);
  expect(saveStatus(session.getState())).toBe('saved');
  edits.updateStory({ title: 'Новое' });
  await persistence.save();
  expect(saves[1]).toMatchObject({ id: 'new-story', version: 1, document: { title: 'Новое' } });
});

test('text being edited is saved with the rest, and editing continues', async () => {
  const { edits, persistence, saves, session } = createTestEditor({ story: stored });
  edits.startEditing('sea');
  edits.typeText({ title: 'Открытое море' });
  await persistence.save();
  expect(saves[0]?.document.nodes.at(-1)?.title).toBe('Открытое море');
  expect(session.getState().writing?.nodeId).toBe('sea');
  expect(saveStatus(session.getState())).toBe('saved');
});

test('what is changed while a save is under way stays unsaved', async () => {
  let answer: (value: ReturnType<typeof succeed<{ id: string; version: number }>>) => void =
    () => {};
  const { edits, persistence, session } = createTestEditor({
    story: stored,
    services: {
      saveStory: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
  });
  const saving = persistence.save();
  await expect.poll(() => saveStatus(session.getState())).toBe('saving');
  await Promise.resolve();
  edits.updateStory({ title: 'Пока сохранялось' });
  answer(succeed({ id: 'story', version: 5 }));
  await saving;
  expect(saveStatus(session.getState())).toBe('unsaved');
});

test('a save tells of model text that was taken since the last one, and not taken back', async () => {
  const { edits, persistence, saves } = createTestEditor({ story: stored });
  const take = (title: string) => edits.updateStory({ title }, 'write-text');
  const save = async () => {
    await persistence.save();
    return saves.at(-1)?.hasModelText ?? false;
  };
  edits.updateStory({ title: 'Своё' });
  expect(await save()).toBe(false);
  take('От модели');
  expect(await save()).toBe(true);
  edits.updateStory({ description: 'Своё' });
  expect(await save()).toBe(false);
  take('Ещё от модели');
  edits.undo();
  expect(await save()).toBe(false);
  edits.redo();
  expect(await save()).toBe(true);
  edits.undo();
  expect(await save()).toBe(false);
  edits.redo();
  expect(await save()).toBe(true);
});

test('a declined duplicate title stops the save', async () => {
  const { persistence, saves, notices, questions } = createTestEditor({
    answers: { duplicate: 'cancel' },
    services: { findDuplicate: async () => duplicate },
  });
  await persistence.save();
  expect(questions).toEqual(['Маяк на краю бухты']);
  expect(saves).toEqual([]);
  expect(notices).toEqual([{ status: 'info', title: 'Сохранение отменено' }]);
});

test('a duplicate title can give way to a free one: this story is saved under it', async () => {
  const { edits, persistence, saves, session } = createTestEditor({
    story: stored,
    answers: { duplicate: 'rename' },
    services: { findDuplicate: async () => duplicate },
  });
  await persistence.save();
  expect(saves).toMatchObject([
    { id: 'story', version: 4, document: { title: 'Маяк на краю бухты 2' } },
  ]);
  expect(saveStatus(session.getState())).toBe('saved');
  edits.undo();
  expect(session.getState().document.title).toBe('Маяк на краю бухты');
});

test('an accepted duplicate title updates that story, and its last version is named', async () => {
  const { persistence, saves, saved } = createTestEditor({
    story: stored,
    answers: { duplicate: 'overwrite' },
    services: { findDuplicate: async () => duplicate },
  });
  await persistence.save();
  expect(saves[0]).toMatchObject({ id: 'other', replacedVersionName: 'До перезаписи' });
  expect(saves[0]).not.toHaveProperty('version');
  expect(saved[0]?.id).toBe('other');
});

test('a failed duplicate check is ignored, a late one given up after five seconds', async () => {
  const failed = createTestEditor({
    services: { findDuplicate: () => Promise.reject(new Error('503')) },
  });
  await failed.persistence.save();
  expect(failed.saved).toHaveLength(1);

  vi.useFakeTimers();
  const late = createTestEditor({ services: { findDuplicate: () => new Promise(() => {}) } });
  const saving = late.persistence.save();
  await vi.advanceTimersByTimeAsync(duplicateCheckLimit - 1);
  expect(late.saves).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  await saving;
  vi.useRealTimers();
  expect(late.saved).toHaveLength(1);
});
