import { type Change, type StoryDocument, updateStory } from '@dreamfork/story';
import { generateStory, sampleStory } from '@dreamfork/story/testing';
import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DraftHead } from '../../services/index.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { createDraftStorage } from './createDraftStorage.ts';
import { createDraftWriter } from './createDraftWriter.ts';
import { readDraft } from './readDraft.ts';

const rest = () => Promise.resolve();

const head: DraftHead = {
  key: 'tab',
  storyId: 'story',
  version: 4,
  title: 'Маяк',
  isPublic: false,
  wasPublic: false,
  savedAt: 0,
  generation: 1,
  baseVersion: 4,
  entryCount: 0,
  syncedCount: 0,
};

const renamed = (document: StoryDocument, title: string): Change => {
  const result = updateStory(document, { title });
  return result.ok ? result.value.change : [];
};

test('a draft is read as it was written, by a page that opens the database anew', async () => {
  const storage = createDraftStorage({ owner: 'anna' });
  const { session, edits } = createTestEditor({ story: { id: 'story', version: 4 } });
  const draftWriter = createDraftWriter({ session, storage, key: 'tab', rest });
  edits.updateStory({ title: 'Раз' });
  await draftWriter.flush();
  edits.moveNodes({ positions: { beach: { x: 15, y: 30 } } });
  await draftWriter.flush();

  const record = await createDraftStorage({ owner: 'anna' }).read('tab');
  expect(record && readDraft(record)).toMatchObject({
    base: sampleStory,
    document: session.getState().document,
  });
});

test('a big base is written in parts and read whole', async () => {
  const document = generateStory(1200);
  const storage = createDraftStorage({ owner: 'big' });
  const { session, edits } = createTestEditor({ document, story: { id: 'story', version: 4 } });
  const draftWriter = createDraftWriter({ session, storage, key: 'tab', rest });
  edits.updateStory({ title: 'Большая' });
  await draftWriter.flush();
  await expect.poll(async () => (await storage.read('tab'))?.head.generation).toBe(1);
  const record = await storage.read('tab');
  expect(record?.parts.length).toBeGreaterThan(4);
  expect(record && readDraft(record)?.document).toEqual(session.getState().document);
});

test('only the entries that the head counts are read, and a dropped generation is gone', async () => {
  const storage = createDraftStorage({ owner: 'counted' });
  await storage.write({
    head: { ...head, entryCount: 1 },
    part: { generation: 1, index: 0, value: sampleStory },
    entries: [
      { generation: 1, index: 0, change: renamed(sampleStory, 'Раз') },
      { generation: 1, index: 1, change: renamed(sampleStory, 'Два') },
      { generation: 2, index: 0, change: renamed(sampleStory, 'Три') },
    ],
  });
  const record = await storage.read('tab');
  expect(record?.changes).toHaveLength(1);
  expect(record && readDraft(record)?.document.title).toBe('Раз');

  await storage.write({ head: { ...head, generation: 2 }, drop: 1 });
  await storage.write({ head: { ...head, generation: 1, entryCount: 2 } });
  expect(await storage.read('tab')).toMatchObject({ parts: [], changes: [] });
});

test('drafts are listed, removed one by one, and separate for each owner', async () => {
  const storage = createDraftStorage({ owner: 'vera' });
  await storage.write({ head, part: { generation: 1, index: 0, value: sampleStory } });
  await storage.write({ head: { ...head, key: 'other', title: 'Другая' } });
  expect((await storage.list()).map(({ title }) => title)).toEqual(['Другая', 'Маяк']);
  expect(await createDraftStorage({ owner: 'boris' }).list()).toEqual([]);
  await storage.remove('tab');
  expect(await storage.read('tab')).toBeNull();
  expect((await storage.list()).map(({ key }) => key)).toEqual(['other']);
});

test('a draft takes the place of the one before in one step', async () => {
  const storage = createDraftStorage({ owner: 'reload' });
  await storage.write({ head: { ...head, key: 'before' } });
  storage.remove = () => new Promise(() => {});
  const { session, edits } = createTestEditor();
  edits.updateStory({ title: 'Та же' });
  const options = { session, storage, key: 'after', replaces: 'before', rest };
  await createDraftWriter(options).flush();
  expect((await storage.list()).map(({ key }) => key)).toEqual(['after']);
  expect(await storage.read('before')).toBeNull();
});

test('a journal that does not fit its base is no draft, and no error', () => {
  const change = renamed(sampleStory, 'Раз');
  const broken: Change = [
    {
      kind: 'node',
      id: 'ghost',
      before: { index: 0, value: sampleStory.nodes[0] as never },
      after: null,
    },
  ];
  const record = (changes: Change[]) => ({
    head: { ...head, entryCount: changes.length },
    parts: [sampleStory],
    changes,
  });
  expect(readDraft(record([change]))?.document.title).toBe('Раз');
  expect(readDraft(record([change, broken]))).toBeNull();
  expect(readDraft({ ...record([change]), parts: [] })).toBeNull();
});

test('a page knows its own draft by its entry in the history of the browser, before the one it is opened for', async () => {
  const entry = {
    state: { layers: 1 } as object | null,
    replaceState: (state: object) => {
      entry.state = state;
    },
  };
  vi.stubGlobal('history', entry);
  onTestFinished(() => void vi.unstubAllGlobals());
  const storage = createDraftStorage({ owner: 'anna', draft: 'asked' });
  expect(storage.ownKey()).toBe('asked');
  storage.hold({ key: 'mine', storyId: null });
  // Until it is written, the one before is what the author has.
  expect(storage.ownKey()).toBe('asked');
  await storage.write({ head: { ...head, key: 'mine' } });
  expect(createDraftStorage({ owner: 'anna', draft: 'asked' }).ownKey()).toBe('mine');
  expect(entry.state).toMatchObject({ layers: 1 });
  entry.state = null;
  expect(createDraftStorage({ owner: 'anna' }).ownKey()).toBeNull();
});
