import { fail, succeed } from '@dreamfork/story';
import { buildStory, sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { saveStatus } from '../session/status.ts';

const stored = { id: 'story', version: 4 };
const conflict = { kind: 'conflict' as const, version: 9 };

test('conflict: continuing to edit saves nothing and loses nothing', async () => {
  const { edits, persistence, saves, saved, session } = createTestEditor({
    story: stored,
    refusals: [conflict],
    answers: { conflict: { kind: 'keep' } },
  });
  edits.updateStory({ title: 'Моё' });
  await persistence.save();
  expect(saves).toHaveLength(1);
  expect(saved).toEqual([]);
  expect(session.getState().document.title).toBe('Моё');
});

test('conflict: overwriting saves mine over the version that the server holds', async () => {
  const { persistence, saves, saved } = createTestEditor({
    story: stored,
    refusals: [conflict],
    answers: { conflict: { kind: 'mine' } },
  });
  await persistence.save();
  expect(saves.map(({ version }) => version)).toEqual([4, 9]);
  expect(saved).toEqual([{ id: 'story', version: 10 }]);
});

test('conflict: their version is loaded as saved, and undo brings mine back', async () => {
  const theirs = buildStory('Их история').node('start', 'start').build();
  const { edits, persistence, session } = createTestEditor({
    story: stored,
    refusals: [conflict],
    answers: { conflict: { kind: 'theirs' } },
    services: {
      loadStory: async () => succeed({ document: theirs, isPublic: true, version: 9 }),
    },
  });
  edits.updateStory({ title: 'Моё' });
  await persistence.save();
  expect(session.getState()).toMatchObject({ document: theirs, isPublic: true });
  expect(saveStatus(session.getState())).toBe('saved');
  edits.undo();
  expect(session.getState().document.title).toBe('Моё');
});

test('conflict: when theirs cannot be loaded, mine stays', async () => {
  const { persistence, session, notices } = createTestEditor({
    story: stored,
    refusals: [conflict],
    answers: { conflict: { kind: 'theirs' } },
    services: { loadStory: async () => fail({ kind: 'unreachable', message: 'нет сети' }) },
  });
  await persistence.save();
  expect(session.getState().document).toBe(sampleStory);
  expect(notices[0]?.title).toBe('Не удалось загрузить версию с сервера');
});

const theirs = buildStory('Их история').node('start', 'start').build();
const loadStory = async () => succeed({ document: theirs, isPublic: true, version: 9 });

test('conflict: the author sees where both began, mine and theirs', async () => {
  const { edits, persistence, conflicts } = createTestEditor({
    story: stored,
    refusals: [conflict],
    services: { loadStory },
  });
  edits.updateStory({ title: 'Моё' });
  await persistence.save();
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
  const { edits, persistence, saves, session } = createTestEditor({
    story: stored,
    refusals: [conflict],
    answers: { conflict: { kind: 'merged', document: merged, isPublic: true } },
    services: { loadStory },
  });
  edits.updateStory({ title: 'Моё' });
  await persistence.save();
  expect(saves.at(-1)).toMatchObject({ document: merged, isPublic: true, version: 9 });
  expect(saveStatus(session.getState())).toBe('saved');
  expect(session.getState().saved.version).toBe(10);
  edits.undo();
  expect(session.getState().document.title).toBe('Моё');
  expect(saveStatus(session.getState())).toBe('unsaved');
});

test('conflict: text taken from theirs is not overwritten by the form that is still open', async () => {
  const merged = {
    ...sampleStory,
    nodes: sampleStory.nodes.map((node) =>
      node.id === 'door' ? { ...node, title: 'Дверь', content: 'Их слова' } : node,
    ),
  };
  const { edits, persistence, saves, session } = createTestEditor({
    story: stored,
    refusals: [conflict],
    answers: { conflict: { kind: 'merged', document: merged, isPublic: false } },
    services: { loadStory },
  });
  edits.startEditing('door');
  edits.typeText({ content: 'Мои слова' });
  await persistence.save();
  expect(saves.at(-1)?.document).toEqual(merged);
  expect(session.getState().document).toEqual(merged);
  expect(saveStatus(session.getState())).toBe('saved');
});

test('conflict: theirs is recorded as the saved version even if saving the merge fails', async () => {
  const { edits, persistence, session } = createTestEditor({
    story: stored,
    refusals: [conflict, { kind: 'http', status: 500, body: 'упс' }],
    answers: { conflict: { kind: 'merged', document: theirs, isPublic: true } },
    services: { loadStory },
  });
  edits.updateStory({ title: 'Моё' });
  await persistence.save();
  expect(session.getState()).toMatchObject({
    document: theirs,
    saved: { version: 9, document: theirs },
    saveError: { kind: 'refused' },
  });
  expect(saveStatus(session.getState())).toBe('unsaved');
});
