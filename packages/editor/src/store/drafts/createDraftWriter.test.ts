import { serialiseStory } from '@dreamfork/story';
import { generateStory, sampleStory } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import type { DraftStorage, DraftWrite } from '../../services/index.ts';
import { createMemoryDraftStorage } from '../../testing/createMemoryDraftStorage.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { createDraftWriter, longestJournal, writeDelay } from './createDraftWriter.ts';
import { readDraft, type ServerCopy } from './readDraft.ts';

const key = 'tab';
const stored = { id: 'story', version: 4 };
const rest = () => Promise.resolve();

function setUp(
  options: Parameters<typeof createTestEditor>[0] = {},
  storage = createMemoryDraftStorage(),
) {
  const editor = createTestEditor({ story: stored, ...options });
  const { session, edits } = editor;
  const draftWriter = createDraftWriter({ session, storage, key, rest });
  const current = () => session.getState().document;
  const recover = async (server?: ServerCopy) => {
    const record = await storage.read(key);
    return record && readDraft(record, server);
  };
  return {
    ...editor,
    storage,
    draftWriter,
    current,
    recover,
    write: (title: string) => edits.updateStory({ title }),
  };
}

/** A storage that writes so many times and then never again, as if the browser had been killed. */
function mortal(
  inner: DraftStorage,
  writes: number,
  onWrite: (write: DraftWrite) => void,
): DraftStorage {
  let left = writes;
  return {
    ...inner,
    write: async (write) => {
      left -= 1;
      if (left < 0) throw new Error('The browser is gone.');
      onWrite(write);
      await inner.write(write);
    },
    remove: async () => {},
  };
}

test('a change is written within 300 ms, and nothing before the first change', async () => {
  vi.useFakeTimers();
  const { write, storage, session, recover } = setUp();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await storage.list()).toEqual([]);
  write('М');
  await vi.advanceTimersByTimeAsync(writeDelay - 10);
  write('Ма');
  expect(session.getState().draftStatus).toBe('writing');
  await vi.advanceTimersByTimeAsync(10);
  expect(session.getState().draftStatus).toBe('stored');
  expect(await recover()).toMatchObject({
    head: { storyId: 'story', version: 4, title: 'Ма' },
    base: sampleStory,
    document: { title: 'Ма' },
  });
  vi.useRealTimers();
});

test('text being edited is written to the draft', async () => {
  const { edits, draftWriter, recover } = setUp();
  edits.startEditing('beach');
  edits.typeText({ content: 'Лодка ткнулась' });
  await draftWriter.flush();
  expect((await recover())?.document.nodes[0]?.content).toBe('Лодка ткнулась');
});

test('a keystroke writes little, however big the story', async () => {
  const document = generateStory(3000);
  const sizes: number[] = [];
  const storage = mortal(createMemoryDraftStorage(), 1e6, (write) =>
    sizes.push(write.part ? 0 : JSON.stringify(write).length),
  );
  const { edits, draftWriter } = setUp({ document }, storage);
  for (let letter = 1; letter <= 30; letter++) {
    edits.updateStory({ title: 'Длинное название'.slice(0, letter) });
    await draftWriter.flush();
  }
  expect(Math.max(...sizes)).toBeLessThan(1000);
});

test('a run of typing is one entry of the journal', async () => {
  const { draftWriter, write, storage } = setUp();
  for (const title of ['М', 'Ма', 'Мая', 'Маяк']) {
    write(title);
    await draftWriter.flush();
  }
  expect((await storage.read(key))?.changes).toHaveLength(1);
});

test('a long journal gives way to a new base', async () => {
  const { draftWriter, edits, storage, recover, current } = setUp();
  for (let step = 0; step <= longestJournal + 1; step++) {
    edits.moveNodes({ positions: { [step % 2 ? 'beach' : 'door']: { x: step, y: 0 } } });
    await draftWriter.flush();
  }
  await expect.poll(async () => (await storage.read(key))?.head.generation).toBe(2);
  expect((await storage.read(key))?.changes.length).toBeLessThan(10);
  expect((await recover())?.document).toEqual(current());
});

test('until its base is whole, a big draft is recovered with what the server holds', async () => {
  const document = generateStory(1000);
  const storage = mortal(createMemoryDraftStorage(), 2, () => {});
  const { draftWriter, write, recover, current } = setUp({ document }, storage);
  write('Первая правка');
  await draftWriter.flush();
  await expect.poll(async () => (await storage.read(key))?.head.generation).toBe(0);
  expect(await recover()).toBeNull();
  expect(await recover({ document, version: 5 })).toBeNull();
  expect(await recover({ document: structuredClone(document), version: 4 })).toMatchObject({
    document: current(),
  });
});

test('what the server has taken is the base from then on', async () => {
  const { draftWriter, persistence, write, recover, session } = setUp();
  write('Сохранённое');
  await draftWriter.flush();
  await persistence.saveQuietly();
  write('Новое');
  await draftWriter.flush();
  expect(await recover()).toMatchObject({
    head: { version: session.getState().saved.version },
    base: { title: 'Сохранённое' },
    document: { title: 'Новое' },
  });
});

test('a draft of saved work goes when the editor closes, one of unsaved work stays', async () => {
  const saved = setUp();
  saved.write('Правка');
  await saved.draftWriter.flush();
  await saved.persistence.saveQuietly();
  await saved.draftWriter.stop();
  expect(await saved.storage.list()).toEqual([]);

  const unsaved = setUp();
  unsaved.write('Правка');
  await unsaved.draftWriter.stop();
  expect(await unsaved.storage.list()).toMatchObject([{ title: 'Правка' }]);
  expect(await unsaved.storage.holders()).toEqual([]);
});

test('a refusal of the browser is reported, and the next change tries again', async () => {
  const inner = createMemoryDraftStorage();
  let isFull = true;
  const storage: DraftStorage = {
    ...inner,
    write: async (write) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      await inner.write(write);
    },
  };
  const { draftWriter, write, session, recover } = setUp({}, storage);
  write('Раз');
  await draftWriter.flush();
  expect(session.getState().draftStatus).toBe('failed');
  isFull = false;
  write('Два');
  await draftWriter.flush();
  expect(session.getState().draftStatus).toBe('stored');
  expect(await recover()).toMatchObject({ base: sampleStory, document: { title: 'Два' } });
});

test('the other tabs know which story is open, also once a new one has its id', async () => {
  const { storage, persistence, draftWriter } = setUp({ story: {} });
  expect(await storage.holders()).toEqual([{ key, storyId: null }]);
  await persistence.save();
  expect(await storage.holders()).toEqual([{ key, storyId: 'new-story' }]);
  await draftWriter.stop();
  expect(await storage.holders()).toEqual([]);
});

test('the draft of a new story gets its id as soon as the story has been saved', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { storage, persistence, write, draftWriter } = setUp({ story: {} });
  write('Новая');
  await draftWriter.flush();
  expect(await storage.list()).toMatchObject([{ storyId: null }]);
  await persistence.save();
  await vi.advanceTimersByTimeAsync(0);
  expect(await storage.list()).toMatchObject([{ storyId: 'new-story' }]);
});

test('saves without an answer stay known, also over a new base', async () => {
  const lost = { kind: 'unreachable' as const, message: '' };
  const { draftWriter, persistence, write, edits, recover, storage } = setUp({ refusals: [lost] });
  write('Ушло');
  await persistence.saveQuietly();
  write('Осталось');
  await draftWriter.flush();
  const sent = expect.objectContaining({ title: 'Ушло' });
  expect(await recover()).toMatchObject({ base: sampleStory, unanswered: [sent] });
  for (let step = 0; step <= longestJournal; step++) {
    edits.moveNodes({ positions: { [step % 2 ? 'beach' : 'door']: { x: step, y: 0 } } });
    await draftWriter.flush();
  }
  await expect.poll(async () => (await storage.read(key))?.head.generation).toBe(2);
  expect(await recover()).toMatchObject({
    base: sampleStory,
    document: { title: 'Осталось' },
    unanswered: [sent],
  });
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('title' as const), text: fc.string() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('text' as const), text: fc.string() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('node' as const), dice: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), dice: fc.nat() }) },
  fc.record({ kind: fc.constantFrom('delete' as const), dice: fc.nat() }),
  fc.record({ kind: fc.constantFrom('undo', 'redo', 'commit', 'public', 'save', 'clear') }),
);

test('any edits and a crash at any write: the last written state is recovered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 30 }),
      fc.nat({ max: 40 }),
      fc.boolean(),
      async (steps, writes, isBig) => {
        const document = isBig ? generateStory(260) : sampleStory;
        const server: ServerCopy = { document: structuredClone(document), version: 4 };
        let expected: { base: string; document: string } | null = null;
        const storage = mortal(createMemoryDraftStorage(), writes, ({ entries, drop }) => {
          if (!entries || drop !== undefined) return;
          expected = {
            base: serialiseStory(session.getState().saved.document),
            document: serialiseStory(current()),
          };
        });
        const { session, edits, persistence, draftWriter, current, recover } = setUp(
          { document },
          storage,
        );
        const nodeAt = (dice: number) => {
          const { nodes } = session.getState().document;
          return nodes[dice % nodes.length]?.id ?? '';
        };
        for (const taken of steps) {
          if (taken.kind === 'title') edits.updateStory({ title: taken.text });
          else if (taken.kind === 'text') {
            edits.startEditing(nodeAt(taken.text.length));
            edits.typeText({ content: taken.text });
          } else if (taken.kind === 'node') {
            edits.addNode({ type: taken.dice % 2 ? 'text' : 'end' });
          } else if (taken.kind === 'move') {
            edits.moveNodes({
              positions: { [nodeAt(taken.dice)]: { x: taken.dice % 900, y: 15 } },
            });
          } else if (taken.kind === 'delete') await edits.deleteNodes([nodeAt(taken.dice)]);
          else if (taken.kind === 'undo') edits.undo();
          else if (taken.kind === 'redo') edits.redo();
          else if (taken.kind === 'commit') edits.commitEditing();
          else if (taken.kind === 'public') await edits.setPublic(!session.getState().isPublic);
          else if (taken.kind === 'save') await persistence.saveQuietly();
          else await edits.clearAll();
          await draftWriter.flush();
        }
        await draftWriter.stop();
        const draft = await recover(server);
        const found = draft && {
          base: serialiseStory(draft.base),
          document: serialiseStory(draft.document),
        };
        expect(found).toEqual(expected);
      },
    ),
    { numRuns: runs(150) },
  );
});
