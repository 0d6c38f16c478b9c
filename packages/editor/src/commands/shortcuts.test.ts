import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createTestEditor } from '../testing/createTestEditor.ts';
import { runShortcut } from './runShortcut.ts';
import { findShortcut, type KeyPress, shortcutOf } from './shortcuts.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});

test.each([
  ['t', 'text'],
  ['c', 'choice'],
  ['i', 'image'],
  ['v', 'video'],
  ['a', 'audio'],
  ['d', 'document'],
  ['e', 'end'],
] as const)('%s adds a node of type %s', (key, type) => {
  expect(findShortcut(press(key), 'canvas')).toEqual({ kind: 'add-node', type });
  expect(findShortcut(press(key), 'panel')).toBeNull();
  expect(findShortcut(press(key), 'field')).toBeNull();
  expect(shortcutOf(type)).toBe(key.toUpperCase());
});

test('letters work on a Russian keyboard layout', () => {
  expect(findShortcut(press('е', { code: 'KeyT' }), 'canvas')).toEqual({
    kind: 'add-node',
    type: 'text',
  });
  expect(findShortcut(press('я', { code: 'KeyZ', ctrlKey: true }), 'canvas')).toEqual({
    kind: 'undo',
  });
});

test('undo, redo and save answer to Ctrl and to ⌘', () => {
  for (const control of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(findShortcut(press('z', control), 'canvas')?.kind).toBe('undo');
    expect(findShortcut(press('Z', { ...control, shiftKey: true }), 'canvas')?.kind).toBe('redo');
    expect(findShortcut(press('y', control), 'canvas')?.kind).toBe('redo');
    expect(findShortcut(press('s', control), 'field')?.kind).toBe('save');
  }
});

test('in a text field only saving is a shortcut', () => {
  for (const key of ['Delete', 'Backspace', 'Enter', 'ArrowLeft', 't', ' ']) {
    expect(findShortcut(press(key), 'field')).toBeNull();
  }
  expect(findShortcut(press('z', { ctrlKey: true }), 'field')).toBeNull();
});

test('keys that other widgets need act only on the canvas', () => {
  for (const key of ['Delete', 'Enter', 'ArrowLeft', ' ']) {
    expect(findShortcut(press(key), 'panel')).toBeNull();
    expect(findShortcut(press(key), 'canvas')).not.toBeNull();
  }
});

test('a key pressed on a focused card is about that card', () => {
  const { commands, session } = createTestEditor();
  const target = { commands, session, focusedNodeId: 'sea' };
  expect(runShortcut({ kind: 'nudge', x: 1, y: 0 }, target)).toBe(true);
  expect(session.getState().selection.nodeIds).toEqual(['sea']);
  runShortcut({ kind: 'edit-node' }, target);
  expect(session.getState().draft?.nodeId).toBe('sea');
  runShortcut({ kind: 'clear-selection' }, target);
  expect(session.getState().draft).toBeNull();
  expect(session.getState().selection.nodeIds).toEqual(['sea']);
  runShortcut({ kind: 'clear-selection' }, target);
  expect(session.getState().selection.nodeIds).toEqual([]);
});

test('with nothing selected there is nothing to move or edit', () => {
  const { commands, session } = createTestEditor();
  expect(runShortcut({ kind: 'nudge', x: 1, y: 0 }, { commands, session })).toBe(false);
  expect(runShortcut({ kind: 'edit-node' }, { commands, session })).toBe(false);
  expect(session.getState().document).toBe(sampleStory);
});
