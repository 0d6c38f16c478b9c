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
    answers: { conflict: { kind: 'keep' } },
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
    answers: { conflict: { kind: 'mine' } },
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
    answers: { conflict: { kind: 'theirs' } },
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
    answers: { conflict: { kind: 'theirs' } },
    services: { loadStory: async () => fail({ kind: 'unreachable', message: 'нет сети' }) },
  });
  await commands.save();
  expect(session.getState().document).toBe(sampleStory);
  expect(notices[0]?.title).toBe('Не удалось загрузить версию с сервера');
});

const theirs = buildStory('Их история').node('start', 'start').build();
const loadStory = async () => succeed({ document: theirs, isPublic: true, version: 9 });

test('conflict: the author sees where both began, mine and theirs', async () => {
  const { commands, conflicts } = createTestEditor({
    story: stored,
    refusals: [conflict],
    services: { loadStory },
  });
  commands.updateStory({ title: 'Моё' });
  await commands.save();
  expect(conflicts).toMatchObject([
    {
      base: { document: sampleStory, isPublic: false },
      mine: { document: { title: 'Моё' }, isPublic: false },
      theirs: { document: theirs, isPublic: true },
    },
  ]);
});

test('conflict: what was made of both is one step of undo and is saved over theirs', async () => {
  const merged = { ...theirs, title: 'Из обеих' };
  const { commands, saves, session } = createTestEditor({
    story: stored,
    refusals: [conflict],
    answers: { conflict: { kind: 'merged', document: merged, isPublic: true } },
    services: { loadStory },
  });
  commands.updateStory({ title: 'Моё' });
  await commands.save();
  expect(saves.at(-1)).toMatchObject({ document: merged, isPublic: true, version: 9 });
  expect(saveStatus(session.getState())).toBe('saved');
  expect(session.getState().saved.version).toBe(10);
  commands.undo();
  expect(session.getState().document.title).toBe('Моё');
  expect(saveStatus(session.getState())).toBe('unsaved');
});

test('conflict: theirs stands as what the server holds even if saving the merge fails', async () => {
  const { commands, session } = createTestEditor({
    story: stored,
    refusals: [conflict, { kind: 'http', status: 500, body: 'упс' }],
    answers: { conflict: { kind: 'merged', document: theirs, isPublic: true } },
    services: { loadStory },
  });
  await commands.save();
  expect(session.getState()).toMatchObject({
    document: theirs,
    saved: { version: 9, document: theirs },
    trouble: { kind: 'refused' },
  });
  expect(saveStatus(session.getState())).toBe('unsaved');
});

test('a save by itself says nothing when it succeeds, and sends the words being edited', async () => {
  const { commands, notices, saves, session } = createTestEditor({ story: stored });
  expect(await commands.saveQuietly()).toBeNull();
  expect(saves).toEqual([]);
  commands.startEditing('beach');
  commands.changeDraft({ title: 'На полуслове' });
  expect(await commands.saveQuietly()).toBeNull();
  expect(saves).toHaveLength(1);
  expect(saves[0]?.document.nodes[0]?.title).toBe('На полуслове');
  expect(notices).toEqual([]);
  expect(session.getState().document).toBe(sampleStory);
  expect(session.getState().history.past).toEqual([]);
  expect(saveStatus(session.getState())).toBe('saved');
  commands.cancelEditing();
  expect(saveStatus(session.getState())).toBe('unsaved');
});

test('a story that has never been saved is not saved by itself', async () => {
  const { commands, saves } = createTestEditor();
  commands.updateStory({ title: 'Черновик' });
  expect(await commands.saveQuietly()).toBeNull();
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
  'a save by itself that fails with %o is a trouble, told once',
  async (refusal, kind, isPassing) => {
    const { commands, notices, session } = createTestEditor({
      story: stored,
      refusals: [refusal, refusal],
    });
    commands.updateStory({ title: 'Правка' });
    expect(await commands.saveQuietly()).toMatchObject({ kind, isPassing });
    expect(session.getState().trouble).toMatchObject({ kind, isPassing });
    const told = notices.length;
    expect(told).toBe(kind === 'refused' || kind === 'conflict' ? 1 : 0);
    await commands.saveQuietly();
    expect(notices).toHaveLength(told);
    expect(session.getState().document.title).toBe('Правка');
    expect(await commands.saveQuietly()).toBeNull();
    expect(session.getState().trouble).toBeNull();
  },
);

test('a save that the author asks for waits for the one under way by itself', async () => {
  const running: ((version: number) => void)[] = [];
  const { commands, notices, session } = createTestEditor({
    story: stored,
    services: {
      saveStory: ({ id = '' }) =>
        new Promise((resolve) => {
          running.push((version) => resolve(succeed({ id, version })));
        }),
    },
  });
  commands.updateStory({ title: 'Раз' });
  const quiet = commands.saveQuietly();
  commands.updateStory({ title: 'Два' });
  const asked = commands.save();
  expect(await commands.saveQuietly()).toBeNull();
  await vi.waitFor(() => expect(session.getState().isSaving).toBe(true));
  expect(running).toHaveLength(1);
  running[0]?.(5);
  await quiet;
  await vi.waitFor(() => expect(running).toHaveLength(2));
  running[1]?.(6);
  await asked;
  expect(notices.map(({ title }) => title)).toEqual(['История успешно сохранена']);
  expect(session.getState().saved).toMatchObject({ version: 6 });
});
