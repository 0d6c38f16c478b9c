import { fail, problem, updateNode, updateStory } from '@dreamfork/story';
import { generateStory, sampleStory } from '@dreamfork/story/testing';
import { expect, test, vi } from 'vitest';
import { createSession } from './createSession.ts';
import { emptySelection, selectChoice, selectNodes } from './selection.ts';
import { hasUnsavedChanges, saveStatus } from './status.ts';

const open = () =>
  createSession({ id: 'story', version: 3, isPublic: false, document: sampleStory });

const rename = (title: string, gesture?: string) => ({
  label: 'edit-story' as const,
  operation: (story: typeof sampleStory) => updateStory(story, { title }),
  ...(gesture ? { gesture } : {}),
});

test('an edit changes the document, notifies listeners and can be undone and redone exactly', () => {
  const session = open();
  const listener = vi.fn<() => void>();
  session.subscribe(listener);
  session.edit(rename('Другое имя'));
  expect(session.getState().document.title).toBe('Другое имя');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(session.undo()?.label).toBe('edit-story');
  expect(session.getState().document).toEqual(sampleStory);
  expect(session.redo()?.label).toBe('edit-story');
  expect(session.getState().document.title).toBe('Другое имя');
});

test('edits of one gesture are one step; closing it starts the next', () => {
  const session = open();
  for (const title of ['а', 'аб', 'абв']) session.edit(rename(title, 'typing'));
  session.closeGesture();
  session.edit(rename('абвг', 'typing'));
  expect(session.getState().history.past).toHaveLength(2);
  session.undo();
  expect(session.getState().document.title).toBe('абв');
  session.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('a refused edit changes nothing and says why', () => {
  const session = open();
  const result = session.edit({
    label: 'edit-node',
    operation: () => fail(problem('node-not-found', { nodeId: 'nowhere' })),
  });
  expect(result).toMatchObject({ ok: false, error: { code: 'node-not-found' } });
  expect(session.getState().history.past).toHaveLength(0);
});

test('an edit that changes nothing leaves no mark', () => {
  const session = open();
  session.edit(rename(sampleStory.title));
  expect(session.getState().history.past).toHaveLength(0);
  expect(session.getState().document).toBe(sampleStory);
});

test('unsaved is decided by revision: undoing back to the saved document makes it saved again', () => {
  const session = open();
  expect(saveStatus(session.getState())).toBe('saved');
  session.edit(rename('Другое имя'));
  expect(saveStatus(session.getState())).toBe('unsaved');
  session.undo();
  expect(saveStatus(session.getState())).toBe('saved');
});

test('publishing counts as a change, and is no step of undo', () => {
  const session = open();
  session.setPublic(true);
  expect(hasUnsavedChanges(session.getState())).toBe(true);
  expect(session.undo()).toBeNull();
});

test('a new story nobody touched is unsaved but holds no work to lose', () => {
  const session = createSession({ isPublic: false, document: sampleStory });
  expect(saveStatus(session.getState())).toBe('unsaved');
  expect(hasUnsavedChanges(session.getState())).toBe(false);
});

test('selection and writing let go of what the document no longer holds', () => {
  const session = open();
  session.select(selectChoice('door', 'door.1'));
  session.setWriting({ nodeId: 'door', place: 'panel', before: {} });
  session.replaceDocument('restore-version', {
    ...sampleStory,
    nodes: sampleStory.nodes.filter(({ id }) => id !== 'door'),
  });
  expect(session.getState().selection).toEqual(emptySelection);
  expect(session.getState().writing).toBeNull();
});

test('selecting never dirties the document or its history', () => {
  const session = open();
  session.select(selectNodes(['beach']));
  expect(hasUnsavedChanges(session.getState())).toBe(false);
  expect(session.getState().document).toBe(sampleStory);
});

test('replacing the document is one step that undo takes back whole', () => {
  const session = open();
  session.replaceDocument('restore-version', generateStory(30));
  expect(session.getState().document.nodes).toHaveLength(30);
  session.undo();
  expect(session.getState().document).toEqual(sampleStory);
});

test('fifty edits and fifty undos give the identical document', () => {
  const session = open();
  for (let step = 0; step < 50; step += 1) {
    const node = sampleStory.nodes[step % sampleStory.nodes.length];
    session.edit({
      label: 'edit-node',
      operation: (story) => updateNode(story, { nodeId: node?.id ?? '', title: `Шаг ${step}` }),
    });
  }
  expect(session.getState().history.past).toHaveLength(50);
  while (session.undo());
  expect(session.getState().document).toEqual(sampleStory);
});

test('one can travel to any step, forth and back, in one go', () => {
  const session = open();
  const titles = ['один', 'два', 'три'];
  for (const title of titles) session.edit(rename(title));
  const listener = vi.fn<() => void>();
  session.subscribe(listener);
  session.travel(1);
  expect(session.getState().document.title).toBe('один');
  expect(listener).toHaveBeenCalledTimes(1);
  session.travel(0);
  expect(session.getState().document).toEqual(sampleStory);
  session.travel(3);
  expect(session.getState().document.title).toBe('три');
  session.travel(99);
  expect(session.getState().history.past).toHaveLength(3);
});

test('a history entry has the time of its last edit', () => {
  vi.useFakeTimers({ now: 5000 });
  const session = open();
  session.edit(rename('а', 'typing'));
  vi.setSystemTime(7000);
  session.edit(rename('аб', 'typing'));
  expect(session.getState().history.past.map(({ at }) => at)).toEqual([7000]);
  vi.useRealTimers();
});
