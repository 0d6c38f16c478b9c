import { type StoryDocument, updateNode, updateStory } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { draftsOf, type StoryDraft } from '../../testing/storyDrafts.ts';
import type { Conflict, ConflictAnswer } from '../session/conflict.ts';
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

/** An editor with this story open as version 4, in a browser where these drafts were left. */
async function setUp(
  drafts: StoryDraft[],
  answer: ConflictAnswer = { kind: 'keep' },
  id = 'story',
) {
  const storage = await draftsOf(...drafts);
  const editor = createTestEditor({
    story: id ? { id, version: 4 } : {},
    services: { drafts: storage },
  });
  const { persistence, session } = editor;
  const conflicts: Conflict[] = [];
  const recovery = createRecovery({
    session,
    storage,
    resolveConflict: async (conflict) => {
      conflicts.push(conflict);
      return answer;
    },
  });
  const { key, end } = persistence.begin();
  const found = await recovery.look(key);
  const [draft] = recovery.getState().found;
  const restore = async () =>
    draft !== undefined && recovery.restore(draft, persistence.flushDraft);
  return { ...editor, storage, recovery, conflicts, restore, draft, found, key, end };
}

test('a draft of this story is found; those of other stories and of new ones are not', async () => {
  const { recovery, storage } = await setUp([
    { ...own, base: sampleStory, document: titled(sampleStory, 'Моё') },
    { ...own, storyId: 'other', base: sampleStory, document: titled(sampleStory, 'Чужое') },
    { base: sampleStory, document: titled(sampleStory, 'Новое') },
  ]);
  expect(recovery.getState().found.map(({ document }) => document.title)).toEqual(['Моё']);
  expect(await storage.list()).toHaveLength(3);
});

test('a restored draft with text of a model is saved as such', async () => {
  const { restore, persistence, saves } = await setUp([
    { ...own, base: sampleStory, document: titled(sampleStory, 'Моё'), hasModelText: true },
  ]);
  await restore();
  await persistence.save();
  expect(saves.map(({ hasModelText }) => hasModelText)).toEqual([true]);
});

test('drafts that hold nothing the server lacks are taken away without a word', async () => {
  const { recovery, storage } = await setUp([
    { ...own, base: titled(sampleStory, 'Раньше'), document: structuredClone(sampleStory) },
    { ...own, base: sampleStory, document: sampleStory },
  ]);
  expect(recovery.getState().found).toEqual([]);
  expect(await storage.list()).toEqual([]);
});

test('a draft that another tab is writing is not offered, and the other tab is reported', async () => {
  const storage = await draftsOf({
    ...own,
    base: sampleStory,
    document: titled(sampleStory, 'Пишется'),
  });
  const release = storage.hold({ key: 'earlier-0', storyId: 'story' });
  const { session } = createTestEditor({ story: { id: 'story', version: 4 } });
  const resolveConflict = async (): Promise<ConflictAnswer> => ({ kind: 'keep' });
  const recovery = createRecovery({ session, storage, resolveConflict });
  expect(await recovery.look('mine')).toEqual({ isOpenElsewhere: true });
  expect(recovery.getState().found).toEqual([]);
  release();
  expect(await recovery.look('mine')).toEqual({ isOpenElsewhere: false });
  expect(recovery.getState().found).toHaveLength(1);
});

test('restoring is one step of undo; the old draft goes only once the new one is written', async () => {
  const { session, edits, storage, restore, key } = await setUp([
    { ...own, isPublic: true, base: sampleStory, document: titled(sampleStory, 'Моё') },
  ]);
  expect(await restore()).toBe(true);
  expect(session.getState()).toMatchObject({ isPublic: true, document: { title: 'Моё' } });
  expect((await storage.list()).map((head) => head.key)).toEqual([key]);
  edits.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('a browser that refuses to write keeps the old draft', async () => {
  const { storage, restore } = await setUp([
    { ...own, base: sampleStory, document: titled(sampleStory, 'Моё') },
  ]);
  storage.write = () => Promise.reject(new Error('full'));
  await restore();
  expect((await storage.list()).map((head) => head.key)).toEqual(['earlier-0']);
});

test('where the server has moved on elsewhere in the story, both edits are joined', async () => {
  const before = written(sampleStory, 'Раньше был другой берег.');
  const { session, conflicts, restore } = await setUp([
    { ...own, version: 3, base: before, document: titled(before, 'Моё') },
  ]);
  await restore();
  expect(conflicts).toEqual([]);
  expect(session.getState().document).toEqual(titled(sampleStory, 'Моё'));
});

test.each([
  ['mine', { kind: 'mine' }, 'Моё.'],
  ['theirs', { kind: 'theirs' }, sampleStory.nodes[0]?.content],
  [
    'a joined one',
    { kind: 'merged', document: written(sampleStory, 'Оба.'), isPublic: false },
    'Оба.',
  ],
] as const)('where both changed one text the author is asked: %s', async (_, answer, content) => {
  const before = written(sampleStory, 'Раньше.');
  const { session, conflicts, restore } = await setUp(
    [{ ...own, version: 3, base: before, document: written(before, 'Моё.') }],
    answer,
  );
  expect(await restore()).toBe(true);
  expect(conflicts).toHaveLength(1);
  expect(session.getState().document.nodes[0]?.content).toBe(content);
});

test('who would rather wait keeps the draft', async () => {
  const before = written(sampleStory, 'Раньше.');
  const { recovery, restore, session, storage } = await setUp([
    { ...own, version: 3, base: before, document: written(before, 'Моё.') },
  ]);
  expect(await restore()).toBe(false);
  expect(session.getState().document).toBe(sampleStory);
  expect(recovery.getState().found).toHaveLength(1);
  expect(await storage.list()).toHaveLength(1);
});

test('what was discarded can be restored while the editor is open', async () => {
  const { recovery, draft, restore, session, storage } = await setUp([
    { ...own, base: sampleStory, document: titled(sampleStory, 'Моё') },
  ]);
  if (!draft) throw new Error('There is no draft.');
  await recovery.discard(draft);
  expect(await storage.list()).toEqual([]);
  expect(recovery.getState()).toEqual({ found: [], discarded: [draft] });
  await restore();
  expect(session.getState().document.title).toBe('Моё');
  expect(recovery.getState().discarded).toEqual([]);
});

test('a new story is offered all that were never saved, the latest first', async () => {
  const { recovery } = await setUp(
    [
      { base: sampleStory, document: titled(sampleStory, 'Ранняя'), savedAt: 1 },
      { base: sampleStory, document: titled(sampleStory, 'Поздняя'), savedAt: 2 },
      { ...own, base: sampleStory, document: titled(sampleStory, 'Сохранённая') },
    ],
    { kind: 'keep' },
    '',
  );
  expect(recovery.getState().found.map(({ document }) => document.title)).toEqual([
    'Поздняя',
    'Ранняя',
  ]);
});
