import { errorMessages } from '@dreamfork/api-client/contract';
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
  edits.changeDraft({ title: 'Открытое море' });
  await persistence.save();
  expect(saves[0]?.document.nodes.at(-1)?.title).toBe('Открытое море');
  expect(session.getState().draft?.title).toBe('Открытое море');
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

test('errors use the messages of the specification and lose nothing', async () => {
  const refusals = [{ kind: 'http' as const, status: 500, body: 'упс' }];
  const update = createTestEditor({ story: stored, refusals });
  update.edits.updateStory({ title: 'Правка' });
  await update.persistence.save();
  expect(update.notices).toEqual([
    { status: 'error', title: 'Ошибка сохранения: Не удалось обновить историю: 500 - упс' },
  ]);
  expect(update.session.getState().document.title).toBe('Правка');
  expect(saveStatus(update.session.getState())).toBe('unsaved');

  const create = createTestEditor({ refusals });
  await create.persistence.save();
  expect(create.notices[0]?.title).toBe(
    'Ошибка сохранения: Не удалось сохранить историю: 500 - упс',
  );
});

test.each([
  ['Сервер не отвечает.', 'Ошибка сохранения: Сервер не отвечает.'],
  ['', 'Ошибка сохранения истории'],
])('each manual save without a connection shows the error: %j', async (message, title) => {
  const offline = { kind: 'unreachable' as const, message };
  const { edits, persistence, notices, session } = createTestEditor({
    story: stored,
    refusals: [offline, offline, offline],
  });
  edits.updateStory({ title: 'Правка' });
  await persistence.saveQuietly();
  expect(notices).toEqual([]);
  await persistence.save();
  await persistence.save();
  expect(notices).toEqual([
    { status: 'error', title },
    { status: 'error', title },
  ]);
  expect(saveStatus(session.getState())).toBe('offline');
});

test('a service that throws is an error too, with a default text', async () => {
  const { persistence, notices, session } = createTestEditor({
    services: { saveStory: () => Promise.reject(new Error('')) },
  });
  await persistence.save();
  expect(notices).toEqual([{ status: 'error', title: 'Ошибка сохранения истории' }]);
  expect(session.getState().isSaving).toBe(false);
});

test('a save on a full disk tells what the server says, and is tried again by itself', async () => {
  const { edits, persistence, notices, session } = createTestEditor({
    story: stored,
    refusals: [{ kind: 'http', status: 507, body: errorMessages.ru['storage-full'] }],
  });
  edits.updateStory({ title: 'Правка' });
  await persistence.save();
  expect(notices).toEqual([
    {
      status: 'error',
      title: expect.stringContaining('закончилось место, изменения не сохранены'),
    },
  ]);
  expect(session.getState().saveError).toMatchObject({ kind: 'refused', isPassing: true });
  expect(session.getState().document.title).toBe('Правка');
});

test('an autosave shows no notice when it succeeds, and sends the text being edited', async () => {
  const { edits, persistence, notices, saves, session } = createTestEditor({ story: stored });
  expect(await persistence.saveQuietly()).toBeNull();
  expect(saves).toEqual([]);
  edits.startEditing('beach');
  edits.changeDraft({ title: 'На полуслове' });
  expect(await persistence.saveQuietly()).toBeNull();
  expect(saves).toHaveLength(1);
  expect(saves[0]?.document.nodes[0]?.title).toBe('На полуслове');
  expect(notices).toEqual([]);
  expect(session.getState().document).toBe(sampleStory);
  expect(session.getState().history.past).toEqual([]);
  expect(saveStatus(session.getState())).toBe('saved');
  edits.cancelEditing();
  expect(saveStatus(session.getState())).toBe('unsaved');
});

test('autosave skips a story that has never been saved', async () => {
  const { edits, persistence, saves } = createTestEditor();
  edits.updateStory({ title: 'Черновик' });
  expect(await persistence.saveQuietly()).toBeNull();
  expect(saves).toEqual([]);
});

test.each([
  [{ kind: 'http', status: 413, body: 'велико' }, 'refused', false],
  [{ kind: 'http', status: 422, body: 'не история' }, 'refused', false],
  [{ kind: 'http', status: 500, body: 'упс' }, 'refused', true],
  [{ kind: 'http', status: 429, body: 'часто' }, 'refused', true],
  [{ kind: 'http', status: 401, body: 'кто вы' }, 'signedOut', false],
  [{ kind: 'unreachable', message: 'нет сети' }, 'unreachable', true],
  [{ kind: 'conflict', version: 9 }, 'conflict', false],
] as const)(
  'an autosave that fails with %o sets the error and shows it once',
  async (refusal, kind, isPassing) => {
    const { edits, persistence, notices, session } = createTestEditor({
      story: stored,
      refusals: [refusal, refusal],
    });
    edits.updateStory({ title: 'Правка' });
    expect(await persistence.saveQuietly()).toMatchObject({ kind, isPassing });
    expect(session.getState().saveError).toMatchObject({ kind, isPassing });
    const count = notices.length;
    expect(count).toBe(kind === 'refused' || kind === 'conflict' ? 1 : 0);
    await persistence.saveQuietly();
    expect(notices).toHaveLength(count);
    expect(session.getState().document.title).toBe('Правка');
    expect(await persistence.saveQuietly()).toBeNull();
    expect(session.getState().saveError).toBeNull();
  },
);

test('a manual save waits for the running autosave', async () => {
  const running: ((version: number) => void)[] = [];
  const { edits, persistence, notices, session } = createTestEditor({
    story: stored,
    services: {
      saveStory: ({ id = '' }) =>
        new Promise((resolve) => {
          running.push((version) => resolve(succeed({ id, version })));
        }),
    },
  });
  edits.updateStory({ title: 'Раз' });
  const quiet = persistence.saveQuietly();
  edits.updateStory({ title: 'Два' });
  const asked = persistence.save();
  expect(await persistence.saveQuietly()).toBeNull();
  await expect.poll(() => session.getState().isSaving).toBe(true);
  expect(running).toHaveLength(1);
  running[0]?.(5);
  await quiet;
  await expect.poll(() => running).toHaveLength(2);
  running[1]?.(6);
  await asked;
  expect(notices.map(({ title }) => title)).toEqual(['История успешно сохранена']);
  expect(session.getState().saved).toMatchObject({ version: 6 });
});
