import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaveProblem } from '../../services/index.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { saveStatus } from '../session/status.ts';
import {
  autosaveLongest,
  autosavePause,
  createAutosave,
  firstRetry,
  longestRetry,
} from './createAutosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const offline: SaveProblem = { kind: 'unreachable', message: 'нет сети' };

function setUp(options: Parameters<typeof createTestEditor>[0] = {}) {
  const editor = createTestEditor({ story: { id: 'story', version: 4 }, ...options });
  const { session, edits, persistence } = editor;
  const autosave = createAutosave({ session, saveQuietly: persistence.saveQuietly });
  const write = (title: string) => edits.updateStory({ title });
  return { ...editor, autosave, write, status: () => saveStatus(session.getState()) };
}

test('a change is sent two seconds after the last one', async () => {
  const { write, saves, status } = setUp();
  write('М');
  await vi.advanceTimersByTimeAsync(autosavePause - 1);
  write('Ма');
  await vi.advanceTimersByTimeAsync(autosavePause - 1);
  expect(saves).toEqual([]);
  expect(status()).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(1);
  expect(saves.map(({ document, version }) => [document.title, version])).toEqual([['Ма', 4]]);
  expect(status()).toBe('saved');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toHaveLength(1);
});

test('changes that never pause are sent every fifteen seconds', async () => {
  const { write, saves } = setUp();
  for (let second = 0; second < 31; second++) {
    write(`Знак ${second}`);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(saves.map(({ document }) => document.title)).toEqual(['Знак 14', 'Знак 29']);
  expect(autosaveLongest).toBe(15_000);
});

test('text being edited and visibility are changes', async () => {
  const { edits, saves } = setUp();
  edits.startEditing('beach');
  await vi.advanceTimersByTimeAsync(autosavePause);
  expect(saves).toEqual([]);
  edits.typeText({ content: 'Песок' });
  await vi.advanceTimersByTimeAsync(autosavePause);
  expect(saves.at(-1)?.document.nodes[0]?.content).toBe('Песок');
  await edits.setPublic(true);
  await vi.advanceTimersByTimeAsync(autosavePause);
  expect(saves.at(-1)?.isPublic).toBe(true);
  expect(saves).toHaveLength(2);
});

test('selecting, looking around and undoing back to what is saved send nothing', async () => {
  const { edits, session, saves, write } = setUp();
  session.setViewport({ x: 1, y: 2, zoom: 1 });
  write('Правка');
  edits.undo();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toEqual([]);
});

test('a story that was never saved, or had to be repaired, waits for its author', async () => {
  const fresh = setUp({ story: {} });
  fresh.write('Новая');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fresh.saves).toEqual([]);

  await fresh.persistence.save();
  fresh.write('Новее');
  await vi.advanceTimersByTimeAsync(autosavePause);
  expect(fresh.saves.map(({ document }) => document.title)).toEqual(['Новая', 'Новее']);
});

test('never two saves at once: what changes meanwhile goes in the next', async () => {
  const answers: (() => void)[] = [];
  const versions: (number | undefined)[] = [];
  const { write, status } = setUp({
    services: {
      saveStory: ({ version }) =>
        new Promise((resolve) => {
          versions.push(version);
          answers.push(() =>
            resolve({ ok: true, value: { id: 'story', version: (version ?? 0) + 1 } }),
          );
        }),
    },
  });
  write('Раз');
  await vi.advanceTimersByTimeAsync(autosavePause);
  write('Два');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(versions).toEqual([4]);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(autosavePause);
  expect(versions).toEqual([4, 5]);
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('saved');
});

test('without a connection it tries again ever more slowly, and at once when the connection is back', async () => {
  const { write, saves, status, session, autosave } = setUp({
    refusals: Array.from({ length: 8 }, () => offline),
  });
  write('Офлайн');
  await vi.advanceTimersByTimeAsync(autosavePause);
  expect(status()).toBe('offline');
  for (const [count, delay] of [2000, 4000, 8000, 16_000, 32_000, longestRetry].entries()) {
    expect(session.getState().saveError?.retryAt).toBe(Date.now() + delay);
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(saves).toHaveLength(count + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(saves).toHaveLength(count + 2);
  }
  write('Всё ещё офлайн');
  autosave.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(saves).toHaveLength(8);
  autosave.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(saves.at(-1)?.document.title).toBe('Всё ещё офлайн');
  expect(status()).toBe('saved');
});

test.each([413, 422])('after a %i it waits for the next change', async (number) => {
  const { write, saves, notices } = setUp({
    refusals: [{ kind: 'http', status: number, body: 'нельзя' }],
  });
  write('Слишком');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(saves).toHaveLength(1);
  expect(notices.map(({ title }) => title)).toEqual([
    `Ошибка сохранения: Не удалось обновить историю: ${number} - нельзя`,
  ]);
  write('В меру');
  await vi.advanceTimersByTimeAsync(autosavePause);
  expect(saves).toHaveLength(2);
});

test('retries after a 500', async () => {
  const { write, saves, status } = setUp({
    refusals: [{ kind: 'http', status: 500, body: 'упс' }],
  });
  write('Правка');
  await vi.advanceTimersByTimeAsync(autosavePause + 2000);
  expect(saves).toHaveLength(2);
  expect(status()).toBe('saved');
});

test.each([
  [{ kind: 'conflict', version: 9 } as const, 'conflict'],
  [{ kind: 'http', status: 401, body: 'кто вы' } as const, 'unsaved'],
])('after %o nothing goes until the author has settled it', async (refusal, expected) => {
  const { persistence, write, saves, status } = setUp({
    refusals: [refusal],
    answers: { conflict: { kind: 'mine' } },
  });
  write('Раз');
  await vi.advanceTimersByTimeAsync(autosavePause);
  // What settles a conflict is loaded with the first one.
  await vi.dynamicImportSettled();
  write('Два');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(saves).toHaveLength(1);
  expect(status()).toBe(expected);
  await persistence.save();
  expect(status()).toBe('saved');
  write('Три');
  await vi.advanceTimersByTimeAsync(autosavePause);
  expect(saves).toHaveLength(3);
});

test('flushing sends at once what waits, and says whether all is saved', async () => {
  const { write, saves, autosave } = setUp({ refusals: [offline] });
  write('Раз');
  expect(await autosave.flush()).toBe(false);
  expect(await autosave.flush()).toBe(true);
  expect(saves).toHaveLength(2);
});

test('stopped, it sends nothing more', async () => {
  const { write, saves, autosave } = setUp();
  write('Раз');
  autosave.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves).toEqual([]);
});

test('a first save that failed in passing is tried again, and its success is told', async () => {
  const { persistence, saves, notices, status, autosave } = setUp({
    story: {},
    refusals: [offline, offline],
  });
  await vi.advanceTimersByTimeAsync(autosavePause);
  expect(saves).toEqual([]);
  await persistence.save();
  expect(status()).toBe('offline');
  await vi.advanceTimersByTimeAsync(firstRetry);
  expect(saves).toHaveLength(2);
  expect(status()).toBe('offline');
  autosave.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(saves).toHaveLength(3);
  expect(status()).toBe('saved');
  expect(notices.at(-1)).toEqual({ status: 'success', title: 'История успешно сохранена' });
});

test('without autosave only a failed save of the author is tried again', async () => {
  const { session, edits, persistence, saves } = createTestEditor({
    story: { id: 'story', version: 4 },
    refusals: [offline],
  });
  createAutosave({ session, saveQuietly: persistence.saveQuietly, isAutomatic: false });
  edits.updateStory({ title: 'Раз' });
  await vi.advanceTimersByTimeAsync(autosaveLongest);
  expect(saves).toEqual([]);
  await persistence.save();
  await vi.advanceTimersByTimeAsync(firstRetry);
  expect(saves).toHaveLength(2);
  edits.updateStory({ title: 'Два' });
  await vi.advanceTimersByTimeAsync(autosaveLongest);
  expect(saves).toHaveLength(2);
});
