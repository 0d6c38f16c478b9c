import { fail, type StoryDocument, succeed } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Publication, SaveInput, SaveProblem } from '../../services/index.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { autosavePause, createAutosave } from './createAutosave.ts';

const offline: SaveProblem = { kind: 'unreachable', message: 'нет сети' };
const publication: Publication = { version: 4, publishedAt: '2026-11-28T11:02:00.000Z' };

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

/** An editor of a public story, over a server that publishes as it is told. */
function setUp({
  byHand = false,
  refusals = [],
  theirs,
}: {
  byHand?: boolean;
  refusals?: SaveProblem[];
  /** What another tab has changed meanwhile, as version 5 that is not published. */
  theirs?: Partial<StoryDocument>;
} = {}) {
  const saves: SaveInput[] = [];
  let published = publication;
  const editor = createTestEditor({
    story: { id: 'story', version: 4, isPublic: true, publication, publishesByHand: byHand },
    services: {
      saveStory: async (input) => {
        saves.push(input);
        const refusal = refusals.shift();
        if (refusal) return fail(refusal);
        const version = (input.version ?? 0) + 1;
        if (input.publish !== false) published = { ...published, version };
        return succeed({ id: 'story', version, publication: published, publishesByHand: byHand });
      },
      loadStory: async () =>
        succeed({
          document: { ...sampleStory, ...theirs },
          isPublic: true,
          version: 5,
          publication,
        }),
    },
  });
  const { session, persistence, publishing } = editor;
  createAutosave({ session, saveQuietly: persistence.saveQuietly });
  return {
    ...editor,
    write: (title: string) => editor.edits.updateStory({ title }),
    /** What each save says of publishing. */
    keys: () => saves.map(({ publish }) => publish),
    published: () => publishing.getState().publication?.version,
  };
}

test('autosave moves the draft only, and an explicit save publishes', async () => {
  const { write, persistence, keys, published, descriptions } = setUp();
  write('Полфразы');
  await vi.advanceTimersByTimeAsync(autosavePause);
  expect([keys(), published()]).toEqual([[false], 4]);
  await persistence.save();
  expect([keys(), published()]).toEqual([[false, undefined], 6]);
  expect(descriptions.at(-1)).toBe('Читатели уже видят эту версию.');
  write('Ещё полфразы');
  await vi.advanceTimersByTimeAsync(autosavePause);
  expect([keys().at(-1), published()]).toEqual([false, 6]);
});

test('what readers would meet is named before a save publishes it, once', async () => {
  const { write, persistence, keys, published, questions, texts, answers, descriptions } = setUp();
  answers.confirm = false;
  write('Готово');
  await persistence.save();
  expect(questions).toEqual(['Опубликовать с замечаниями?']);
  expect(texts[0]).toMatch(/^Что встретят читатели.+Окно: /);
  expect([keys(), published()]).toEqual([[false], 4]);
  expect(descriptions.at(-1)).toMatch(/^Читатели по-прежнему видят версию от /);
  answers.confirm = true;
  await persistence.save();
  await persistence.save();
  expect(questions).toHaveLength(2);
  expect([keys(), published()]).toEqual([[false, undefined, undefined], 7]);
});

test('who publishes by hand saves without publishing, and publishes when asked', async () => {
  const { write, persistence, keys, published, descriptions } = setUp({ byHand: true });
  write('Готово');
  await persistence.save();
  expect([keys(), published()]).toEqual([[false], 4]);
  expect(descriptions.at(-1)).toMatch(/^Читатели по-прежнему видят версию от /);
  await persistence.save({ publishes: true });
  expect([keys(), published()]).toEqual([[false, true], 6]);
});

test('an explicit save that did not arrive publishes with its retry', async () => {
  const { write, persistence, keys, published } = setUp({ refusals: [offline] });
  write('Готово');
  await persistence.save();
  expect(published()).toBe(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([keys(), published()]).toEqual([[undefined, undefined], 5]);
});

test('what was edited after a save that did not arrive is not published unasked', async () => {
  const { write, persistence, keys, published } = setUp({ refusals: [offline] });
  write('Готово');
  await persistence.save();
  write('Готово, и полфразы');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([keys(), published()]).toEqual([[undefined, false], 4]);
});

test('an explicit save that merges another tab’s version on its way publishes both', async () => {
  const conflict: SaveProblem = { kind: 'conflict', version: 5 };
  const { write, persistence, keys, published, session } = setUp({
    refusals: [conflict],
    theirs: { description: 'Оттуда' },
  });
  write('Отсюда');
  await persistence.save();
  expect(session.getState().document).toMatchObject({ title: 'Отсюда', description: 'Оттуда' });
  expect([keys(), published()]).toEqual([[undefined, undefined], 6]);
});

test('what another tab has published is known once it is loaded', async () => {
  const elsewhere = { ...publication, version: 5 };
  const { persistence, publishing, session } = createTestEditor({
    story: { id: 'story', version: 4, isPublic: true, publication },
    services: {
      loadStory: async () =>
        succeed({
          document: { ...session.getState().document, title: 'Оттуда' },
          isPublic: true,
          version: 5,
          publication: elsewhere,
          publishesByHand: true,
        }),
    },
  });
  await persistence.followServer();
  expect(publishing.getState()).toEqual({ publication: elsewhere, isByHand: true });
});

test('of a private story nothing is said of readers', async () => {
  const { persistence, descriptions } = createTestEditor({ story: { id: 'story', version: 4 } });
  await persistence.save();
  expect(descriptions).toEqual([undefined]);
});
