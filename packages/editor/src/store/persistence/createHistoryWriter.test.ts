import { type StoryDocument, updateNode, updateStory } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import type { DraftStorage } from '../../services/index.ts';
import { createMemoryDraftStorage } from '../../testing/createMemoryDraftStorage.ts';
import { mergeRules } from '../saving/newerVersion.ts';
import { createSession, type Session } from '../session/createSession.ts';
import { hasUnsavedChanges } from '../session/status.ts';
import { createHistoryWriter, mostSteps } from './createHistoryWriter.ts';

const open = (document = sampleStory, version = 1): Session =>
  createSession({ id: 'story', version, isPublic: false, document });

const writeText = (session: Session, content: string) =>
  session.edit({
    label: 'edit-node',
    operation: (story) => updateNode(story, { nodeId: 'beach', content }),
  });

/** A save, as the saver reports it. */
function save(session: Session) {
  const { saved, document, history } = session.getState();
  const version = (saved.version ?? 0) + 1;
  session.settle({ ...saved, version, document, revision: history.revision }, 0);
}

const contentOf = (session: Session) =>
  session.getState().document.nodes.find(({ id }) => id === 'beach')?.content;

/** Opens a story, does something, and leaves. */
async function visit(storage: DraftStorage, session: Session, work: () => void) {
  const writer = createHistoryWriter(session, storage);
  await writer.flush();
  work();
  await writer.stop();
}

async function reopen(storage: DraftStorage, before: Session, version?: number): Promise<Session> {
  const { saved } = before.getState();
  const session = open(structuredClone(saved.document), version ?? saved.version);
  await visit(storage, session, () => {});
  return session;
}

test('saved steps survive that the story is opened again, with their labels, and nothing is unsaved', async () => {
  const storage = createMemoryDraftStorage();
  const first = open();
  await visit(storage, first, () => {
    writeText(first, 'Один');
    writeText(first, 'Два');
    save(first);
  });
  const again = await reopen(storage, first);
  expect(again.getState().history.past.map(({ label }) => label)).toEqual([
    'edit-node',
    'edit-node',
  ]);
  expect(hasUnsavedChanges(again.getState())).toBe(false);
  expect(again.undo()?.label).toBe('edit-node');
  expect(contentOf(again)).toBe('Один');
  expect(hasUnsavedChanges(again.getState())).toBe(true);
  again.undo();
  expect(again.getState().document).toEqual(sampleStory);
  again.redo();
  again.redo();
  expect(contentOf(again)).toBe('Два');
  expect(hasUnsavedChanges(again.getState())).toBe(false);
});

test('they survive once more, with what was done since', async () => {
  const storage = createMemoryDraftStorage();
  const first = open();
  await visit(storage, first, () => {
    writeText(first, 'Один');
    save(first);
  });
  const second = open(structuredClone(first.getState().saved.document), 2);
  await visit(storage, second, () => {
    writeText(second, 'Два');
    save(second);
  });
  const third = await reopen(storage, second);
  expect(third.getState().history.past).toHaveLength(2);
  third.undo();
  third.undo();
  expect(contentOf(third)).toBe(contentOf(open()));
});

test('steps between which others wrote survive, and are undone around what those wrote', async () => {
  const storage = createMemoryDraftStorage();
  const first = open();
  const theirs = (document: StoryDocument, title: string) => {
    const result = updateStory(document, { title });
    return result.ok ? result.value.story : document;
  };
  await visit(storage, first, () => {
    writeText(first, 'Один');
    save(first);
    for (const title of ['Их', 'Их история']) {
      const { document, saved } = first.getState();
      const held = theirs(document, title);
      first.adoptVersion({
        work: { document: held, isPublic: false },
        saved: { ...saved, version: (saved.version ?? 0) + 1, document: held },
        rules: mergeRules,
      });
    }
    writeText(first, 'Два');
    save(first);
  });
  for (const restored of [await reopen(storage, first), await reopen(storage, first)]) {
    expect(restored.getState().history.past).toHaveLength(2);
    restored.undo();
    expect(contentOf(restored)).toBe('Один');
    restored.undo();
    expect(restored.getState().document).toEqual(theirs(sampleStory, 'Их история'));
    restored.travel(2);
    expect(restored.getState().document).toEqual(first.getState().document);
  }
});

test('steps that were not saved do not come back as steps', async () => {
  const storage = createMemoryDraftStorage();
  const first = open();
  await visit(storage, first, () => {
    writeText(first, 'Один');
    save(first);
    writeText(first, 'Не сохранено');
  });
  const again = await reopen(storage, first);
  expect(again.getState().history.past).toHaveLength(1);
  expect(contentOf(again)).toBe('Один');
});

test('a version of somebody else begins anew', async () => {
  const storage = createMemoryDraftStorage();
  const first = open();
  await visit(storage, first, () => {
    writeText(first, 'Один');
    save(first);
  });
  expect((await reopen(storage, first, 3)).getState().history.past).toEqual([]);
  const other = open(sampleStory, 2);
  await visit(storage, other, () => {});
  expect(other.getState().history.past).toEqual([]);
});

test('the last steps are stored, not all of a long day', async () => {
  const storage = createMemoryDraftStorage();
  const first = open();
  await visit(storage, first, () => {
    for (let step = 0; step < mostSteps + 20; step += 1) writeText(first, `Шаг ${step}`);
    save(first);
  });
  const again = await reopen(storage, first);
  expect(again.getState().history.past).toHaveLength(mostSteps);
  again.undo();
  expect(contentOf(again)).toBe(`Шаг ${mostSteps + 18}`);
});
