import { buildStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { runAction } from '../actions/runAction.ts';
import { createTestEditor } from '../testing/createTestEditor.ts';
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
  on: 'ArrowRight',
  back: 'ArrowLeft',
  next: 'ArrowDown',
  previous: 'ArrowUp',
} as const;

test('arrows walk along the story and back the way one came, with the focus', () => {
  const { session, context } = createTestEditor({ document });
  const press = (way: keyof typeof keys) => {
    const key = keys[way];
    const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
    const action = findShortcut({ key, code: key, ...plain }, 'canvas');
    if (action) runAction(action, context);
    return session.getState().selection.nodeIds[0];
  };
  expect(press('on')).toBe('start');
  expect(press('on')).toBe('fork');
  expect(press('on')).toBe('left');
  expect(press('next')).toBe('right');
  expect(press('on')).toBe('end');
  expect(session.getState().reveal).toMatchObject({ nodeId: 'end', takesFocus: true });
  expect(press('back')).toBe('right');
  expect(press('back')).toBe('fork');
  expect(session.getState().document).toBe(document);
});

test('at an end there is nowhere to go on', () => {
  const { session, commands } = createTestEditor({ document });
  commands.showNode('end');
  expect(commands.walk('on')).toBe(false);
  expect(session.getState().selection.nodeIds).toEqual(['end']);
});
