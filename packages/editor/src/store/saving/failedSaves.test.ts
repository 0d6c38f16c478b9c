import { errorMessages } from '@dreamfork/api-client/contract';
import { succeed } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createMemoryDraftStorage } from '../../testing/createMemoryDraftStorage.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { saveStatus } from '../session/status.ts';

const stored = { id: 'story', version: 4 };

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

test.each([
  [
    { kind: 'unreachable', message: 'Сервер не отвечает.' },
    'Текст цел: он сохранён в этом браузере и уйдёт на сервер сам, когда связь вернётся.',
  ],
  [{ kind: 'http', status: 422, body: 'не история' }, 'Текст цел: он сохранён в этом браузере.'],
] as const)('beside a failed save stands where the text is safe: %o', async (refusal, text) => {
  const drafts = createMemoryDraftStorage();
  const { edits, persistence, descriptions } = createTestEditor({
    refusals: [refusal, refusal],
    services: { drafts },
  });
  await persistence.save();
  const { end } = persistence.begin();
  edits.updateStory({ title: 'Правка' });
  await persistence.save();
  expect(descriptions).toEqual([undefined, text]);
  await end();
});

test('a first save whose answer was lost makes no second story', async () => {
  const held: { title: string; version: number }[] = [];
  const { edits, session, persistence, saved } = createTestEditor({
    services: {
      findDuplicate: async (title) =>
        held.some((story) => story.title === title)
          ? { id: 'made', title, nodeCount: 1, wordCount: 1, updatedAt: '', freeTitle: title }
          : null,
      loadStory: async () =>
        succeed({
          document: { ...structuredClone(sampleStory), title: held[0]?.title ?? '' },
          isPublic: false,
          version: 1,
        }),
      saveStory: async ({ id, document, version = 0 }) => {
        if (id === undefined) {
          held.push({ title: document.title, version: 1 });
          throw new Error('The connection was lost.');
        }
        return succeed({ id, version: version + 1 });
      },
    },
  });
  edits.updateStory({ title: 'Первая' });
  await persistence.save();
  session.setSaveError({ kind: 'unreachable', message: '', isPassing: true, retryAt: null });
  edits.updateStory({ title: 'Дальше' });
  expect(await persistence.saveQuietly()).toBeNull();
  expect(held).toEqual([{ title: 'Первая', version: 1 }]);
  expect(saved).toEqual([
    { id: 'made', version: 1 },
    { id: 'made', version: 2 },
  ]);
  expect(session.getState().saved).toMatchObject({ id: 'made', version: 2 });
});
