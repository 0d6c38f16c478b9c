import { fail, succeed } from '@dreamfork/story';
import { buildStory, sampleStory } from '@dreamfork/story/testing';
import { expect, test, vi } from 'vitest';
import { saveStatus } from '../session/status.ts';
import { createTestEditor } from '../testing/createTestEditor.ts';
import { duplicateCheckLimit } from './saveCommands.ts';

const stored = { id: 'story', version: 4 };
const duplicate = { id: 'other', title: 'Маяк на краю бухты' };

test('a first save creates; the next one updates with the version that came back', async () => {
  const { commands, saves, saved, notices, session } = createTestEditor();
  await commands.save();
  expect(saves[0]).toEqual({ document: sampleStory, isPublic: false });
  expect(saved).toEqual([{ id: 'new-story', version: 1 }]);
  expect(notices).toEqual([{ status: 'success', title: 'История успешно сохранена' }]);
  expect(saveStatus(session.getState())).toBe('saved');
  commands.updateStory({ title: 'Новое' });
  await commands.save();
  expect(saves[1]).toMatchObject({ id: 'new-story', version: 1, document: { title: 'Новое' } });
});

test('words still being edited are saved with the rest, and the author may write on', async () => {
  const { commands, saves, session } = createTestEditor({ story: stored });
  commands.startEditing('sea');
  commands.changeDraft({ title: 'Открытое море' });
  await commands.save();
  expect(saves[0]?.document.nodes.at(-1)?.title).toBe('Открытое море');
  expect(session.getState().draft?.title).toBe('Открытое море');
  expect(saveStatus(session.getState())).toBe('saved');
});

test('what is changed while a save is under way stays unsaved', async () => {
  let answer: (value: ReturnType<typeof succeed<{ id: string; version: number }>>) => void =
    () => {};
  const { commands, session } = createTestEditor({
    story: stored,
    services: {
      saveStory: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
  });
  const saving = commands.save();
  await vi.waitFor(() => expect(saveStatus(session.getState())).toBe('saving'));
  await Promise.resolve();
  commands.updateStory({ title: 'Пока сохранялось' });
  answer(succeed({ id: 'story', version: 5 }));
  await saving;
  expect(saveStatus(session.getState())).toBe('unsaved');
});

test('a declined duplicate title stops the save', async () => {
  const { commands, saves, notices, questions } = createTestEditor({
    answers: { confirm: false },
    services: { findDuplicate: async () => duplicate },
  });
  await commands.save();
  expect(questions).toEqual([
    'История с названием "Маяк на краю бухты" уже существует. Перезаписать?',
  ]);
  expect(saves).toEqual([]);
  expect(notices).toEqual([{ status: 'info', title: 'Сохранение отменено' }]);
});

test('an accepted duplicate title updates that story, whatever its version', async () => {
  const { commands, saves, saved } = createTestEditor({
    story: stored,
    services: { findDuplicate: async () => duplicate },
  });
  await commands.save();
  expect(saves[0]).toMatchObject({ id: 'other' });
  expect(saves[0]).not.toHaveProperty('version');
  expect(saved[0]?.id).toBe('other');
});

test('a failed duplicate check is ignored, a late one given up after five seconds', async () => {
  const failed = createTestEditor({
    services: { findDuplicate: () => Promise.reject(new Error('503')) },
  });
  await failed.commands.save();
  expect(failed.saved).toHaveLength(1);

  vi.useFakeTimers();
  const late = createTestEditor({ services: { findDuplicate: () => new Promise(() => {}) } });
  const saving = late.commands.save();
  await vi.advanceTimersByTimeAsync(duplicateCheckLimit - 1);
  expect(late.saves).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  await saving;
  vi.useRealTimers();
  expect(late.saved).toHaveLength(1);
});

test('errors are told in the words of the specification and lose nothing', async () => {
  const refusals = [{ kind: 'http' as const, status: 500, body: 'упс' }];
  const update = createTestEditor({ story: stored, refusals });
  update.commands.updateStory({ title: 'Правка' });
  await update.commands.save();
  expect(update.notices).toEqual([
    { status: 'error', title: 'Ошибка сохранения: Не удалось обновить историю: 500 - упс' },
  ]);
  expect(update.session.getState().document.title).toBe('Правка');
  expect(saveStatus(update.session.getState())).toBe('unsaved');

  const create = createTestEditor({ refusals });
  await create.commands.save();
  expect(create.notices[0]?.title).toBe(
    'Ошибка сохранения: Не удалось сохранить историю: 500 - упс',
  );
});

test('a service that throws is an error too, with a default text', async () => {
  const { commands, notices, session } = createTestEditor({
    services: { saveStory: () => Promise.reject(new Error('')) },
  });
  await commands.save();
  expect(notices).toEqual([{ status: 'error', title: 'Ошибка сохранения истории' }]);
  expect(session.getState().isSaving).toBe(false);
});

const conflict = { kind: 'conflict' as const, version: 9 };

test('conflict: keeping on editing saves nothing and loses nothing', async () => {
  const { commands, saves, saved, session } = createTestEditor({
    story: stored,
    refusals: [conflict],
    answers: { conflict: 'keep' },
  });
  commands.updateStory({ title: 'Моё' });
  await commands.save();
  expect(saves).toHaveLength(1);
  expect(saved).toEqual([]);
  expect(session.getState().document.title).toBe('Моё');
});

test('conflict: overwriting saves mine over the version that the server holds', async () => {
  const { commands, saves, saved } = createTestEditor({
    story: stored,
    refusals: [conflict],
    answers: { conflict: 'mine' },
  });
  await commands.save();
  expect(saves.map(({ version }) => version)).toEqual([4, 9]);
  expect(saved).toEqual([{ id: 'story', version: 10 }]);
});

test('conflict: their version is loaded as saved, and undo brings mine back', async () => {
  const theirs = buildStory('Их история').node('start', 'start').build();
  const { commands, session } = createTestEditor({
    story: stored,
    refusals: [conflict],
    answers: { conflict: 'theirs' },
    services: {
      loadStory: async () => succeed({ document: theirs, isPublic: true, version: 9 }),
    },
  });
  commands.updateStory({ title: 'Моё' });
  await commands.save();
  expect(session.getState()).toMatchObject({ document: theirs, isPublic: true });
  expect(saveStatus(session.getState())).toBe('saved');
  commands.undo();
  expect(session.getState().document.title).toBe('Моё');
});

test('conflict: when theirs cannot be loaded, mine stays', async () => {
  const { commands, session, notices } = createTestEditor({
    story: stored,
    refusals: [conflict],
    answers: { conflict: 'theirs' },
    services: { loadStory: async () => fail({ kind: 'unreachable', message: 'нет сети' }) },
  });
  await commands.save();
  expect(session.getState().document).toBe(sampleStory);
  expect(notices[0]?.title).toBe('Не удалось загрузить версию с сервера');
});
