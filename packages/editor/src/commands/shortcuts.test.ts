import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createTestEditor } from '../testing/createTestEditor.ts';
import { addCommands } from './addCommands.ts';
import { runCommand } from './command.ts';
import { nodeCommands } from './nodeCommands.ts';
import { findShortcut, type KeyPlace, type KeyPress, shortcutText } from './shortcuts.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});

const { commands } = createTestEditor().context;
const commandFor = (pressed: KeyPress, place: KeyPlace): string | null =>
  findShortcut(commands, pressed, place)?.id ?? null;

test.each([
  ['t', 'text'],
  ['c', 'choice'],
  ['i', 'image'],
  ['v', 'video'],
  ['a', 'audio'],
  ['d', 'document'],
  ['e', 'end'],
] as const)('%s adds a node of type %s', (key, type) => {
  expect(commandFor(press(key), 'canvas')).toBe(`add-${type}`);
  expect(commandFor(press(key), 'panel')).toBeNull();
  expect(commandFor(press(key), 'field')).toBeNull();
  expect(shortcutText(addCommands[`add-${type}`])).toBe(key.toUpperCase());
});

test('letters work on a Russian keyboard layout', () => {
  expect(commandFor(press('е', { code: 'KeyT' }), 'canvas')).toBe('add-text');
  expect(commandFor(press('я', { code: 'KeyZ', ctrlKey: true }), 'canvas')).toBe('undo');
});

test('undo, redo and save answer to Ctrl and to ⌘', () => {
  for (const control of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(commandFor(press('z', control), 'canvas')).toBe('undo');
    expect(commandFor(press('Z', { ...control, shiftKey: true }), 'canvas')).toBe('redo');
    expect(commandFor(press('y', control), 'canvas')).toBe('redo');
    expect(commandFor(press('s', control), 'field')).toBe('save');
  }
});

test('in a text field only saving is a shortcut', () => {
  for (const key of ['Delete', 'Backspace', 'Enter', 'ArrowLeft', 't', ' ']) {
    expect(commandFor(press(key), 'field')).toBeNull();
  }
  expect(commandFor(press('z', { ctrlKey: true }), 'field')).toBeNull();
});

test('keys that other widgets need act only on the canvas', () => {
  for (const key of ['Delete', 'Enter', 'ArrowLeft', ' ']) {
    expect(commandFor(press(key), 'panel')).toBeNull();
    expect(commandFor(press(key), 'canvas')).not.toBeNull();
  }
});

test('Alt and Shift are part of a shortcut', () => {
  expect(commandFor(press('t', { altKey: true }), 'canvas')).toBeNull();
  expect(commandFor(press('t', { shiftKey: true }), 'canvas')).toBeNull();
  expect(commandFor(press('?', { shiftKey: true }), 'canvas')).toBe('help');
});

test('a key pressed on a focused card is about that card', () => {
  const editor = createTestEditor();
  const { session } = editor;
  const context = { ...editor.context, nodeId: 'sea' };
  expect(runCommand(nodeCommands['nudge-right'], context)).toBe(true);
  expect(session.getState().selection.nodeIds).toEqual(['sea']);
  runCommand(nodeCommands['edit-node'], context);
  expect(session.getState().writing?.nodeId).toBe('sea');
  runCommand(nodeCommands['clear-selection'], context);
  expect(session.getState().writing).toBeNull();
  expect(session.getState().selection.nodeIds).toEqual(['sea']);
  runCommand(nodeCommands['clear-selection'], context);
  expect(session.getState().selection.nodeIds).toEqual([]);
});

test('with nothing selected there is nothing to move or edit', () => {
  const { session, context } = createTestEditor();
  expect(runCommand(nodeCommands['nudge-right'], context)).toBe(false);
  expect(runCommand(nodeCommands['edit-node'], context)).toBe(false);
  expect(session.getState().document).toBe(sampleStory);
});
