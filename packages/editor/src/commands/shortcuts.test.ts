import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { runAction } from '../actions/runAction.ts';
import { createTestEditor } from '../testing/createTestEditor.ts';
import { findShortcut, type KeyPress } from './shortcuts.ts';
import { shortcutText } from './shortcutText.ts';

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
  expect(findShortcut(press(key), 'canvas')).toBe(`add-${type}`);
  expect(findShortcut(press(key), 'panel')).toBeNull();
  expect(findShortcut(press(key), 'field')).toBeNull();
  expect(shortcutText(`add-${type}`)).toBe(key.toUpperCase());
});

test('letters work on a Russian keyboard layout', () => {
  expect(findShortcut(press('е', { code: 'KeyT' }), 'canvas')).toBe('add-text');
  expect(findShortcut(press('я', { code: 'KeyZ', ctrlKey: true }), 'canvas')).toBe('undo');
});

test('undo, redo and save answer to Ctrl and to ⌘', () => {
  for (const control of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(findShortcut(press('z', control), 'canvas')).toBe('undo');
    expect(findShortcut(press('Z', { ...control, shiftKey: true }), 'canvas')).toBe('redo');
    expect(findShortcut(press('y', control), 'canvas')).toBe('redo');
    expect(findShortcut(press('s', control), 'field')).toBe('save');
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

test('Alt and Shift are part of a shortcut', () => {
  expect(findShortcut(press('t', { altKey: true }), 'canvas')).toBeNull();
  expect(findShortcut(press('t', { shiftKey: true }), 'canvas')).toBeNull();
  expect(findShortcut(press('?', { shiftKey: true }), 'canvas')).toBe('help');
});

test('a key pressed on a focused card is about that card', () => {
  const editor = createTestEditor();
  const { session } = editor;
  const context = { ...editor.context, nodeId: 'sea' };
  expect(runAction('nudge-right', context)).toBe(true);
  expect(session.getState().selection.nodeIds).toEqual(['sea']);
  runAction('edit-node', context);
  expect(session.getState().draft?.nodeId).toBe('sea');
  runAction('clear-selection', context);
  expect(session.getState().draft).toBeNull();
  expect(session.getState().selection.nodeIds).toEqual(['sea']);
  runAction('clear-selection', context);
  expect(session.getState().selection.nodeIds).toEqual([]);
});

test('with nothing selected there is nothing to move or edit', () => {
  const { session, context } = createTestEditor();
  expect(runAction('nudge-right', context)).toBe(false);
  expect(runAction('edit-node', context)).toBe(false);
  expect(session.getState().document).toBe(sampleStory);
});
