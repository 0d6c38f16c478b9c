import { buildStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createTestEditor } from '../testing/createTestEditor.ts';
import { runCommand } from './command.ts';
import { findShortcut } from './shortcuts.ts';

const document = buildStory()
  .node('start', 'start')
  .node('fork', 'choice')
  .node('left', 'text')
  .node('right', 'text')
  .node('end', 'end')
  .link('start', 'fork')
  .choice('fork', 'Налево', 'left')
  .choice('fork', 'Направо', 'right')
  .link('left', 'end')
  .link('right', 'end')
  .build();

const keys = {
  forward: 'ArrowRight',
  back: 'ArrowLeft',
  next: 'ArrowDown',
  previous: 'ArrowUp',
} as const;

test('arrow keys move the focus along the story and back the same way', () => {
  const { session, context } = createTestEditor({ document });
  const press = (direction: keyof typeof keys) => {
    const key = keys[direction];
    const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
    const command = findShortcut(context.commands, { key, code: key, ...plain }, 'canvas');
    if (command) runCommand(command, context);
    return session.getState().selection.nodeIds[0];
  };
  expect(press('forward')).toBe('start');
  expect(press('forward')).toBe('fork');
  expect(press('forward')).toBe('left');
  expect(press('next')).toBe('right');
  expect(press('forward')).toBe('end');
  expect(session.getState().reveal).toMatchObject({ nodeId: 'end', takesFocus: true });
  expect(press('back')).toBe('right');
  expect(press('back')).toBe('fork');
  expect(session.getState().document).toBe(document);
});

test('an end has no node to navigate forward to', () => {
  const { session, edits } = createTestEditor({ document });
  edits.showNode('end');
  expect(edits.navigate('forward')).toBe(false);
  expect(session.getState().selection.nodeIds).toEqual(['end']);
});
