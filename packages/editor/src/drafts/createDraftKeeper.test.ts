import { serialiseStory } from '@dreamfork/story';
import { generateStory, sampleStory } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { changedWords, withWords } from '../session/words.ts';
import { createMemoryDraftStorage } from '../testing/createMemoryDraftStorage.ts';
import { createTestEditor } from '../testing/createTestEditor.ts';
import { createDraftKeeper, keepingDelay, longestJournal } from './createDraftKeeper.ts';
import type { DraftStorage, DraftWrite } from './draft.ts';
import { readDraft, type ServerCopy } from './readDraft.ts';

const key = 'tab';
const stored = { id: 'story', version: 4 };
const rest = () => Promise.resolve();

function setUp(
  options: Parameters<typeof createTestEditor>[0] = {},
  storage = createMemoryDraftStorage(),
) {
  const editor = createTestEditor({ story: stored, ...options });
  const { session, commands } = editor;
  const keeper = createDraftKeeper({ session, storage, key, rest });
  const current = () => withWords(session.getState().document, changedWords(session.getState()));
  const recover = async (server?: ServerCopy) => {
    const record = await storage.read(key);
    return record && readDraft(record, server);
  };
  return {
    ...editor,
    storage,
    keeper,
    current,
    recover,
    write: (title: string) => commands.updateStory({ title }),
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

test('a change is kept within 300 ms, and nothing is written before the first change', async () => {
  vi.useFakeTimers();
  const { write, storage, session, recover } = setUp();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await storage.list()).toEqual([]);
  write('М');
  await vi.advanceTimersByTimeAsync(keepingDelay - 10);
  write('Ма');
  expect(session.getState().localCopy).toBe('writing');
  await vi.advanceTimersByTimeAsync(10);
  expect(session.getState().localCopy).toBe('kept');
  expect(await recover()).toMatchObject({
    head: { storyId: 'story', version: 4, title: 'Ма' },
    base: sampleStory,
    document: { title: 'Ма' },
  });
  vi.useRealTimers();
});

test('words being edited are kept although the document does not have them yet', async () => {
  const { commands, keeper, recover, session } = setUp();
  commands.startEditing('beach');
  commands.changeDraft({ content: 'Лодка ткнулась' });
  await keeper.flush();
  expect(session.getState().document).toBe(sampleStory);
  expect((await recover())?.document.nodes[0]?.content).toBe('Лодка ткнулась');
});

test('a keystroke writes little, however big the story', async () => {
  const document = generateStory(3000);
  const sizes: number[] = [];
  const storage = mortal(createMemoryDraftStorage(), 1e6, (write) =>
    sizes.push(write.part ? 0 : JSON.stringify(write).length),
  );
  const { commands, keeper } = setUp({ document }, storage);
  for (let letter = 1; letter <= 30; letter++) {
    commands.updateStory({ title: 'Длинное название'.slice(0, letter) });
    await keeper.flush();
  }
  expect(Math.max(...sizes)).toBeLessThan(1000);
});

test('a run of typing is one entry of the journal', async () => {
  const { keeper, write, storage } = setUp();
  for (const title of ['М', 'Ма', 'Мая', 'Маяк']) {
    write(title);
    await keeper.flush();
  }
  expect((await storage.read(key))?.changes).toHaveLength(1);
});

test('a long journal gives way to a new base', async () => {
  const { keeper, commands, storage, recover, current } = setUp();
  for (let step = 0; step <= longestJournal + 1; step++) {
    commands.moveNodes({ positions: { [step % 2 ? 'beach' : 'door']: { x: step, y: 0 } } });
    await keeper.flush();
  }
  await vi.waitFor(async () => expect((await storage.read(key))?.head.generation).toBe(2));
  expect((await storage.read(key))?.changes.length).toBeLessThan(10);
  expect((await recover())?.document).toEqual(current());
});

test('until its base is whole, a big draft is recovered with what the server holds', async () => {
  const document = generateStory(1000);
  const storage = mortal(createMemoryDraftStorage(), 2, () => {});
  const { keeper, write, recover, current } = setUp({ document }, storage);
  write('Первая правка');
  await keeper.flush();
  await vi.waitFor(async () => expect((await storage.read(key))?.head.generation).toBe(0));
  expect(await recover()).toBeNull();
  expect(await recover({ document, version: 5 })).toBeNull();
  expect(await recover({ document: structuredClone(document), version: 4 })).toMatchObject({
    document: current(),
  });
});

test('what the server has taken is the base from then on', async () => {
  const { keeper, commands, write, recover, session } = setUp();
  write('Сохранённое');
  await keeper.flush();
  await commands.saveQuietly();
  write('Новое');
  await keeper.flush();
  expect(await recover()).toMatchObject({
    head: { version: session.getState().saved.version },
    base: { title: 'Сохранённое' },
    document: { title: 'Новое' },
  });
});

test('a draft of saved work goes when the editor closes, one of unsaved work stays', async () => {
  const saved = setUp();
  saved.write('Правка');
  await saved.keeper.flush();
  await saved.commands.saveQuietly();
  await saved.keeper.stop();
  expect(await saved.storage.list()).toEqual([]);

  const unsaved = setUp();
  unsaved.write('Правка');
  await unsaved.keeper.stop();
  expect(await unsaved.storage.list()).toMatchObject([{ title: 'Правка' }]);
  expect(await unsaved.storage.holders()).toEqual([]);
});

test('a browser that refuses is told of, and the next change tries again', async () => {
  const inner = createMemoryDraftStorage();
  let isFull = true;
  const storage: DraftStorage = {
    ...inner,
    write: async (write) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      await inner.write(write);
    },
  };
  const { keeper, write, session, recover } = setUp({}, storage);
  write('Раз');
  await keeper.flush();
  expect(session.getState().localCopy).toBe('failed');
  isFull = false;
  write('Два');
  await keeper.flush();
  expect(session.getState().localCopy).toBe('kept');
  expect(await recover()).toMatchObject({ base: sampleStory, document: { title: 'Два' } });
});

test('the other tabs know which story is open, also once a new one has its id', async () => {
  const { storage, commands, keeper } = setUp({ story: {} });
  expect(await storage.holders()).toEqual([{ key, storyId: null }]);
  await commands.save();
  expect(await storage.holders()).toEqual([{ key, storyId: 'new-story' }]);
  await keeper.stop();
  expect(await storage.holders()).toEqual([]);
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('title' as const), text: fc.string() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('words' as const), text: fc.string() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('node' as const), dice: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), dice: fc.nat() }) },
  fc.record({ kind: fc.constantFrom('delete' as const), dice: fc.nat() }),
  fc.record({ kind: fc.constantFrom('undo', 'redo', 'commit', 'public', 'save', 'clear') }),
);

test('any edits and a crash at any write: what was kept last is recovered', async () => {
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
        const { session, commands, keeper, current, recover } = setUp({ document }, storage);
        const nodeAt = (dice: number) => {
          const { nodes } = session.getState().document;
          return nodes[dice % nodes.length]?.id ?? '';
        };
        for (const taken of steps) {
          if (taken.kind === 'title') commands.updateStory({ title: taken.text });
          else if (taken.kind === 'words') {
            commands.startEditing(nodeAt(taken.text.length));
            commands.changeDraft({ content: taken.text });
          } else if (taken.kind === 'node') {
            commands.addNode({ type: taken.dice % 2 ? 'text' : 'end' });
          } else if (taken.kind === 'move') {
            commands.moveNodes({
              positions: { [nodeAt(taken.dice)]: { x: taken.dice % 900, y: 15 } },
            });
          } else if (taken.kind === 'delete') await commands.deleteNodes([nodeAt(taken.dice)]);
          else if (taken.kind === 'undo') commands.undo();
          else if (taken.kind === 'redo') commands.redo();
          else if (taken.kind === 'commit') commands.commitEditing();
          else if (taken.kind === 'public') await commands.setPublic(!session.getState().isPublic);
          else if (taken.kind === 'save') await commands.saveQuietly();
          else await commands.clearAll();
          await keeper.flush();
        }
        await keeper.stop();
        const draft = await recover(server);
        const found = draft && {
          base: serialiseStory(draft.base),
          document: serialiseStory(draft.document),
        };
        expect(found).toEqual(expected);
      },
    ),
    { numRuns: 150 },
  );
});
