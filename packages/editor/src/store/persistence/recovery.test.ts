import { type StoryDocument, succeed, updateNode, updateStory } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import type { EditorServices } from '../../services/index.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { draftsOf, type StoryDraft } from '../../testing/storyDrafts.ts';
import type { EditorStart } from '../drafts/draft.ts';
import { findStart } from '../drafts/editorStart.ts';
import { createRecovery } from './createRecovery.ts';

const titled = (document: StoryDocument, title: string): StoryDocument => {
  const result = updateStory(document, { title });
  return result.ok ? result.value.story : document;
};

const written = (document: StoryDocument, content: string, nodeId = 'beach'): StoryDocument => {
  const result = updateNode(document, { nodeId, content });
  return result.ok ? result.value.story : document;
};

const own = { storyId: 'story', version: 4, baseVersion: 4 };
const before = written(sampleStory, 'Раньше.');
/** The server has moved on from `before` to the sample story. */
const stale = { ...own, version: 3, base: before };

type World = { drafts: StoryDraft[]; id?: string; services?: Partial<EditorServices> };

/** An editor that opens this story as version 4, in a browser where these drafts were left. */
async function setUp({ drafts, id = 'story', services = {} }: World) {
  const storage = await draftsOf(...drafts);
  const story = { ...(id ? { id, version: 4 } : {}), isPublic: false, document: sampleStory };
  const open = (start: EditorStart) => {
    const editor = createTestEditor({ start, services: { drafts: storage, ...services } });
    const restarts: EditorStart[] = [];
    const recovery = createRecovery({
      session: editor.session,
      storage,
      start,
      onRestart: (next) => restarts.push(next),
    });
    const { key, end } = editor.persistence.begin(start.restored?.draft.head.key);
    return { ...editor, recovery, restarts, key, end };
  };
  const start = await findStart(storage, story, services);
  return { ...open(start), start, storage, open };
}

const titles = (drafts: EditorStart['found']) => drafts.map(({ draft }) => draft.document.title);

test('the editor goes on with what continues the version of the server, as one step of undo', async () => {
  const { session, edits, start, storage, persistence, key } = await setUp({
    drafts: [{ ...own, isPublic: true, base: sampleStory, document: titled(sampleStory, 'Моё') }],
  });
  expect(start).toMatchObject({ found: [], isSamePage: false });
  expect(session.getState()).toMatchObject({ isPublic: true, document: { title: 'Моё' } });
  await persistence.flushDraft();
  await expect.poll(async () => (await storage.list()).map((head) => head.key)).toEqual([key]);
  edits.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('drafts of other stories and of new ones are left alone', async () => {
  const { start, storage } = await setUp({
    drafts: [
      { ...own, storyId: 'other', base: sampleStory, document: titled(sampleStory, 'Чужое') },
      { base: sampleStory, document: titled(sampleStory, 'Новое') },
    ],
  });
  expect(start).toMatchObject({ restored: null, found: [] });
  expect(await storage.list()).toHaveLength(2);
});

test('a restored draft with text of a model is saved as such', async () => {
  const { persistence, saves } = await setUp({
    drafts: [
      { ...own, base: sampleStory, document: titled(sampleStory, 'Моё'), hasModelText: true },
    ],
  });
  await persistence.save();
  expect(saves.map(({ hasModelText }) => hasModelText)).toEqual([true]);
});

test('drafts that hold nothing the server lacks are taken away without a word', async () => {
  const { start, storage } = await setUp({
    drafts: [
      { ...own, base: titled(sampleStory, 'Раньше'), document: structuredClone(sampleStory) },
      { ...own, base: sampleStory, document: sampleStory },
    ],
  });
  expect(start).toMatchObject({ restored: null, found: [] });
  expect(await storage.list()).toEqual([]);
});

test('a draft that another tab is writing is not touched, and the other tab is reported', async () => {
  const { storage, recovery, key, restarts } = await setUp({ drafts: [] });
  await recovery.look(key);
  expect(recovery.getState().isOpenElsewhere).toBe(false);
  const draft = { ...own, base: sampleStory, document: titled(sampleStory, 'Пишется') };
  const inner = await draftsOf(draft);
  const release = inner.hold({ key: 'earlier-0', storyId: 'story' });
  const story = { id: 'story', version: 4, isPublic: false, document: sampleStory };
  expect(await findStart(inner, story, {})).toMatchObject({ restored: null, found: [] });
  storage.hold({ key: 'earlier-0', storyId: 'story' });
  await recovery.look(key);
  expect(recovery.getState().isOpenElsewhere).toBe(true);
  release();
  expect((await findStart(inner, story, {})).restored).not.toBeNull();
  expect(restarts).toEqual([]);
});

test('a browser that refuses to write keeps the old draft', async () => {
  const draft = { ...own, base: sampleStory, document: titled(sampleStory, 'Моё') };
  const storage = await draftsOf(draft);
  const story = { id: 'story', version: 4, isPublic: false, document: sampleStory };
  const start = await findStart(storage, story, {});
  storage.write = () => Promise.reject(new Error('full'));
  const { persistence } = createTestEditor({ start, services: { drafts: storage } });
  await persistence.begin('earlier-0').end();
  expect((await storage.list()).map((head) => head.key)).toEqual(['earlier-0']);
});

test('what the server has moved away from is offered, and restored over its own base', async () => {
  const { session, start, recovery, restarts, open } = await setUp({
    drafts: [{ ...stale, document: titled(before, 'Моё') }],
  });
  expect(start.restored).toBeNull();
  expect(session.getState().document).toBe(sampleStory);
  const [draft] = recovery.getState().found;
  if (!draft) throw new Error('There is no draft.');
  recovery.restore(draft);
  const [next] = restarts;
  if (!next) throw new Error('The editor was not begun anew.');
  expect(next.found).toEqual([]);
  const restored = open(next).session.getState();
  expect(restored.document).toEqual(titled(before, 'Моё'));
  expect(restored.saved).toMatchObject({ version: 3, document: before });
});

test('a page that wrote a draft itself goes on with it, wherever the server is', async () => {
  const drafts = await draftsOf({ ...stale, document: titled(before, 'Моё') });
  const storage = { ...drafts, ownKey: () => 'earlier-0' };
  const story = { id: 'story', version: 4, isPublic: false, document: sampleStory };
  expect(await findStart(storage, story, {})).toMatchObject({
    isSamePage: true,
    restored: { isAhead: false },
    found: [],
  });
});

test('of several drafts that continue the server, the latest is gone on with', async () => {
  const draft = (title: string, savedAt: number) => ({
    ...own,
    base: sampleStory,
    document: titled(sampleStory, title),
    savedAt,
  });
  const { start } = await setUp({ drafts: [draft('Раньше', 1), draft('Позже', 2)] });
  expect(start.restored?.draft.document.title).toBe('Позже');
  expect(titles(start.found)).toEqual(['Раньше']);
});

test('what was discarded can be restored while the editor is open', async () => {
  const { recovery, storage, restarts } = await setUp({
    drafts: [{ ...stale, document: titled(before, 'Моё') }],
  });
  const [draft] = recovery.getState().found;
  if (!draft) throw new Error('There is no draft.');
  await recovery.discard(draft);
  expect(await storage.list()).toEqual([]);
  expect(recovery.getState()).toMatchObject({ found: [], discarded: [draft] });
  recovery.restore(draft);
  expect(restarts[0]?.restored?.draft).toBe(draft.draft);
});

test('a new story is offered all that were never saved, the latest first', async () => {
  const { start } = await setUp({
    id: '',
    drafts: [
      { base: sampleStory, document: titled(sampleStory, 'Ранняя'), savedAt: 1 },
      { base: sampleStory, document: titled(sampleStory, 'Поздняя'), savedAt: 2 },
      { base: sampleStory, document: sampleStory, savedAt: 3 },
      { ...own, base: sampleStory, document: titled(sampleStory, 'Сохранённая') },
    ],
  });
  expect(start.restored).toBeNull();
  expect(titles(start.found)).toEqual(['Поздняя', 'Ранняя']);
});

test('a first save that arrived although its answer was lost leaves nothing to offer', async () => {
  const document = titled(sampleStory, 'Дошла');
  const duplicate = { id: 'made', title: 'Дошла', nodeCount: 0, wordCount: 0 };
  const { start, storage } = await setUp({
    id: '',
    drafts: [{ base: sampleStory, document, entryCount: 1, unanswered: [1] }],
    services: {
      findDuplicate: async () => ({ ...duplicate, updatedAt: '', freeTitle: 'Дошла 2' }),
      loadStory: async () => succeed({ document, isPublic: false, version: 1 }),
    },
  });
  expect(start).toMatchObject({ restored: null, found: [] });
  expect(await storage.list()).toEqual([]);
});

test('where the browser does not tell of other tabs, only the draft of the own page is taken over', async () => {
  const draft = { ...own, base: sampleStory, document: titled(sampleStory, 'Моё') };
  const covered = { ...own, base: sampleStory, document: sampleStory };
  const storage = { ...(await draftsOf(draft, covered)), holders: async () => null };
  const story = { id: 'story', version: 4, isPublic: false, document: sampleStory };
  const other = await findStart(storage, story, {});
  expect(other.restored).toBeNull();
  expect(titles(other.found)).toEqual(['Моё']);
  expect(await storage.list()).toHaveLength(2);
  const samePage = { ...storage, ownKey: () => 'earlier-0' };
  expect((await findStart(samePage, story, {})).isSamePage).toBe(true);
});

test('a new story has another title than those that only this browser has', async () => {
  const draft = { storyId: null, version: null, baseVersion: null, base: sampleStory };
  const document = written(sampleStory, 'Черновик.');
  const { session, start } = await setUp({ id: '', drafts: [{ ...draft, document }] });
  expect(titles(start.found)).toEqual([sampleStory.title]);
  expect(session.getState().document.title).toBe(`${sampleStory.title} 2`);
});
