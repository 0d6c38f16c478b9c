import { expect, test, vi } from 'vitest';
import { coveringLayers, createWorkspace, isLeftShown, shownDock } from './createWorkspace.ts';

test('on a wide screen both sides open beside the canvas independently', () => {
  const workspace = createWorkspace();
  expect([isLeftShown(workspace.getState()), shownDock(workspace.getState())]).toEqual([
    true,
    'properties',
  ]);
  workspace.toggleLeft();
  workspace.toggleDock('diagnostics');
  expect([isLeftShown(workspace.getState()), shownDock(workspace.getState())]).toEqual([
    false,
    'diagnostics',
  ]);
  workspace.toggleDock('diagnostics');
  workspace.toggleDock('properties');
  expect(shownDock(workspace.getState())).toBeNull();
});

test('a closed panel gives back the one that was shown before it', () => {
  const workspace = createWorkspace();
  const close = () => {
    workspace.closeDock();
    return shownDock(workspace.getState());
  };
  workspace.toggleDock('diagnostics');
  workspace.openFind();
  workspace.openDock('diagnostics');
  expect([close(), close(), close()]).toEqual(['find', 'properties', null]);
  workspace.openDock('history');
  expect(close()).toBeNull();
});

test('where there is little room a closed panel gives back the canvas', () => {
  const workspace = createWorkspace();
  workspace.setWidth('narrow');
  workspace.openDock('bot');
  workspace.closeDock();
  expect(shownDock(workspace.getState())).toBeNull();
  expect(workspace.getState().dock).toBe('properties');
});

test('where there is little room nothing is open, and one side takes the place of the other', () => {
  const workspace = createWorkspace();
  workspace.setWidth('narrow');
  expect([isLeftShown(workspace.getState()), shownDock(workspace.getState())]).toEqual([
    false,
    null,
  ]);
  workspace.toggleLeft();
  expect(isLeftShown(workspace.getState())).toBe(true);
  workspace.openDock('history');
  expect([isLeftShown(workspace.getState()), shownDock(workspace.getState())]).toEqual([
    false,
    'history',
  ]);
  workspace.closeDrawer();
  expect(shownDock(workspace.getState())).toBeNull();
});

test('a drawer does not stay open when the room changes', () => {
  const workspace = createWorkspace();
  workspace.setWidth('middle');
  workspace.toggleDock('properties');
  workspace.setWidth('narrow');
  expect(shownDock(workspace.getState())).toBeNull();
  workspace.setWidth('wide');
  expect(shownDock(workspace.getState())).toBe('properties');
});

test('what covers the canvas is closed from the uppermost down', () => {
  const workspace = createWorkspace();
  workspace.openDock('history');
  expect(coveringLayers(workspace.getState())).toEqual([]);
  workspace.setWidth('narrow');
  workspace.openDock('history');
  workspace.openPreview();
  expect(coveringLayers(workspace.getState())).toEqual(['drawer', 'preview']);
  workspace.closeUppermost();
  expect(coveringLayers(workspace.getState())).toEqual(['drawer']);
  workspace.closeUppermost();
  workspace.closeUppermost();
  expect(coveringLayers(workspace.getState())).toEqual([]);
});

test('a patch that changes nothing notifies no listener', () => {
  const workspace = createWorkspace();
  const listener = vi.fn<() => void>();
  workspace.subscribe(listener);
  workspace.setWidth('wide');
  workspace.closeDialog();
  expect(listener).not.toHaveBeenCalled();
});

test('each request to search is counted, also while the panel is open', () => {
  const workspace = createWorkspace();
  workspace.openFind();
  workspace.openFind();
  expect(shownDock(workspace.getState())).toBe('find');
  expect(workspace.getState().findFocus).toBe(2);
});
