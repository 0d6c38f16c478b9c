import { findNode } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { shortcuts } from '../commands/shortcuts.ts';
import { selectNodes } from '../session/selection.ts';
import { createTestEditor } from '../testing/createTestEditor.ts';
import { actionIds } from './actions.ts';
import { barMenu, barSwitches, canvasMenu, moreMenu, nodeMenu } from './menus.ts';
import { isActionAvailable, runAction } from './runAction.ts';

test('menus and keys name each action once', () => {
  for (const menu of [canvasMenu, nodeMenu, moreMenu, [barMenu], [barSwitches]]) {
    const ids = menu.flat();
    expect(new Set(ids).size).toBe(ids.length);
  }
  const keys = shortcuts.map(({ key, withControl, withShift, withAlt }) =>
    [key, withControl, withShift, withAlt].join('/'),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('what is not available does nothing', () => {
  const { context, session } = createTestEditor();
  for (const id of actionIds) {
    if (isActionAvailable(id, context)) continue;
    expect(runAction(id, context)).toBe(false);
  }
  expect(session.getState().document).toBe(sampleStory);
});

test('play from here begins at the node, with the way that leads there', () => {
  const { context, desk, session } = createTestEditor();
  session.setMarks({ visited: new Set(['beach']) });
  expect(runAction('play-from-here', context)).toBe(false);
  expect(runAction('play-from-here', { ...context, nodeId: 'sea' })).toBe(true);
  const wish = desk.getState().preview;
  expect(wish?.startNodeId).toBe('sea');
  expect(wish?.path?.at(0)).toBe(sampleStory.startNodeId);
  expect(wish?.path?.at(-1)).toBe('sea');
  expect(session.getState().marks.visited.size).toBe(0);
});

test('without a player of the host nothing is played', () => {
  const { context } = createTestEditor();
  const alone = { ...context, canPreview: false, nodeId: 'sea' };
  expect(runAction('preview', alone)).toBe(false);
  expect(runAction('play-from-here', alone)).toBe(false);
});

test('ways from and to a node are highlighted until they are cleared, first by Escape', () => {
  const { context, session } = createTestEditor();
  const at = { ...context, nodeId: 'sea' };
  runAction('highlight-to', at);
  expect(session.getState().marks.highlighted).toContain('sea');
  expect(session.getState().marks.highlighted).toContain(sampleStory.startNodeId);
  runAction('highlight-from', at);
  expect(session.getState().marks.highlighted).not.toContain(sampleStory.startNodeId);
  session.select(selectNodes(['sea']));
  runAction('clear-selection', context);
  expect(session.getState().marks.highlighted).toBeNull();
  expect(session.getState().selection.nodeIds).toEqual(['sea']);
});

test('publishing with remarks asks first and never forbids; hiding does not ask', async () => {
  const { commands, questions, session } = createTestEditor({ remarks: 2 });
  await commands.setPublic(true);
  expect(questions).toEqual(['Опубликовать историю?']);
  expect(session.getState().isPublic).toBe(true);
  await commands.setPublic(false);
  expect(questions).toHaveLength(1);
  const cautious = createTestEditor({ remarks: 2, answers: { confirm: false } });
  await cautious.commands.setPublic(true);
  expect(cautious.session.getState().isPublic).toBe(false);
  const clean = createTestEditor();
  await clean.commands.setPublic(true);
  expect(clean.questions).toEqual([]);
});

test('a linked node is added only to what can lead on', () => {
  const { context } = createTestEditor();
  const end = sampleStory.nodes.find(({ type }) => type === 'end');
  expect(findNode(sampleStory, end?.id ?? '')).toBeDefined();
  expect(isActionAvailable('add-linked-text', { ...context, nodeId: end?.id ?? '' })).toBe(false);
  expect(
    isActionAvailable('add-linked-text', { ...context, nodeId: sampleStory.startNodeId ?? '' }),
  ).toBe(true);
});
