import { findNode } from '@dreamfork/story';
import { onlyTexts, sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { addCommands } from '../commands/addCommands.ts';
import { isCommandAvailable, runCommand } from '../commands/command.ts';
import { nodeCommands } from '../commands/nodeCommands.ts';
import { pathCommands } from '../commands/pathCommands.ts';
import { selectNodes } from '../store/session/selection.ts';
import { dockPanelNames, leftTabNames } from '../store/workspace/panelsAndDialogs.ts';
import { createTestEditor } from '../testing/createTestEditor.ts';
import { panels, tabs } from './features.ts';
import { barButtons, canvasMenus, moreMenu, panelSwitches, toolSwitches } from './menus.ts';

test('menus and keys name each command once', () => {
  for (const menu of [
    ...Object.values(canvasMenus),
    moreMenu,
    [barButtons, panelSwitches, toolSwitches],
  ]) {
    const ids = menu.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  const keys = createTestEditor()
    .context.commands.flatMap(({ shortcuts = [] }) => shortcuts)
    .map(({ key, withControl, withShift, withAlt }) =>
      [key, withControl, withShift, withAlt].join('/'),
    );
  expect(new Set(keys).size).toBe(keys.length);
});

test('every command has its own id, and every tab and panel is registered', () => {
  const ids = createTestEditor().context.commands.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(tabs).sort()).toEqual([...leftTabNames].sort());
  expect(Object.keys(panels).sort()).toEqual([...dockPanelNames].sort());
});

test('a command that is not available does nothing', () => {
  const { context, session } = createTestEditor();
  for (const command of context.commands) {
    if (isCommandAvailable(command, context)) continue;
    expect(runCommand(command, context)).toBe(false);
  }
  expect(session.getState().document).toBe(sampleStory);
});

test('play from here begins at the node, with the path that leads there', () => {
  const { context, workspace, session } = createTestEditor();
  session.setOverlays({ visited: new Set(['beach']) });
  expect(runCommand(pathCommands['play-from-here'], context)).toBe(false);
  expect(runCommand(pathCommands['play-from-here'], { ...context, nodeId: 'sea' })).toBe(true);
  const preview = workspace.getState().preview;
  expect(preview?.startNodeId).toBe('sea');
  expect(preview?.path?.at(0)).toBe(sampleStory.startNodeId);
  expect(preview?.path?.at(-1)).toBe('sea');
  expect(session.getState().overlays.visited.size).toBe(0);
});

test('without a player of the host the preview commands are not available', () => {
  const { context } = createTestEditor();
  const alone = { ...context, canPreview: false, nodeId: 'sea' };
  expect(runCommand(pathCommands.preview, alone)).toBe(false);
  expect(runCommand(pathCommands['play-from-here'], alone)).toBe(false);
});

test('paths from and to a node are highlighted until cleared; Escape clears them first', () => {
  const { context, session } = createTestEditor();
  const at = { ...context, nodeId: 'sea' };
  runCommand(pathCommands['highlight-to'], at);
  expect(session.getState().overlays.highlighted).toContain('sea');
  expect(session.getState().overlays.highlighted).toContain(sampleStory.startNodeId);
  runCommand(pathCommands['highlight-from'], at);
  expect(session.getState().overlays.highlighted).not.toContain(sampleStory.startNodeId);
  session.select(selectNodes(['sea']));
  runCommand(nodeCommands['clear-selection'], context);
  expect(session.getState().overlays.highlighted).toBeNull();
  expect(session.getState().selection.nodeIds).toEqual(['sea']);
});

test('publishing with diagnostics asks first and never forbids; hiding does not ask', async () => {
  const { edits, questions, texts, session } = createTestEditor();
  await edits.setPublic(true);
  expect(questions).toEqual(['Опубликовать с замечаниями?']);
  expect(texts).toEqual([expect.stringContaining('Окно: ')]);
  expect(session.getState().isPublic).toBe(true);
  await edits.setPublic(false);
  expect(questions).toHaveLength(1);
  const cautious = createTestEditor({ answers: { confirm: false } });
  await cautious.edits.setPublic(true);
  expect(cautious.session.getState().isPublic).toBe(false);
  const clean = createTestEditor({ document: onlyTexts(sampleStory) });
  await clean.edits.setPublic(true);
  expect(clean.questions).toEqual([]);
});

test('a linked node is added only to nodes that can have a connection', () => {
  const { context } = createTestEditor();
  const end = sampleStory.nodes.find(({ type }) => type === 'end');
  expect(findNode(sampleStory, end?.id ?? '')).toBeDefined();
  expect(
    isCommandAvailable(addCommands['add-linked-text'], { ...context, nodeId: end?.id ?? '' }),
  ).toBe(false);
  expect(
    isCommandAvailable(addCommands['add-linked-text'], {
      ...context,
      nodeId: sampleStory.startNodeId ?? '',
    }),
  ).toBe(true);
});

test('a key that adds a node links it to the selected one, as the menu of the card does', () => {
  const { context, session } = createTestEditor();
  const linkedFrom = (nodeId: string) => {
    const { connections, nodes } = session.getState().document;
    const added = nodes.at(-1)?.id;
    return connections.some(
      ({ fromNodeId, toNodeId }) => fromNodeId === nodeId && toNodeId === added,
    );
  };
  session.select(selectNodes(['beach']));
  runCommand(addCommands['add-image'], context);
  expect(linkedFrom('beach')).toBe(true);
  session.select(selectNodes([]));
  runCommand(addCommands['add-image'], context);
  expect(session.getState().document.connections).toHaveLength(sampleStory.connections.length + 1);
  session.select(selectNodes(['beach']));
  runCommand(addCommands['add-end'], { ...context, position: { x: 0, y: 0 } });
  expect(linkedFrom('beach')).toBe(false);
});
