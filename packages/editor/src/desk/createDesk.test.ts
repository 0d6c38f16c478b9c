import { expect, test, vi } from 'vitest';
import { createDesk, isLeftShown, shownDock } from './createDesk.ts';

test('where there is room both sides stand beside the canvas, each on its own', () => {
  const desk = createDesk();
  expect([isLeftShown(desk.getState()), shownDock(desk.getState())]).toEqual([true, 'properties']);
  desk.toggleLeft();
  desk.toggleDock('problems');
  expect([isLeftShown(desk.getState()), shownDock(desk.getState())]).toEqual([false, 'problems']);
  desk.toggleDock('problems');
  expect(shownDock(desk.getState())).toBeNull();
});

test('where there is little room nothing is open, and one side takes the place of the other', () => {
  const desk = createDesk();
  desk.setWidth('narrow');
  expect([isLeftShown(desk.getState()), shownDock(desk.getState())]).toEqual([false, null]);
  desk.toggleLeft();
  expect(isLeftShown(desk.getState())).toBe(true);
  desk.openDock('history');
  expect([isLeftShown(desk.getState()), shownDock(desk.getState())]).toEqual([false, 'history']);
  desk.closeDrawer();
  expect(shownDock(desk.getState())).toBeNull();
});

test('a drawer does not stay open when the room changes', () => {
  const desk = createDesk();
  desk.setWidth('middle');
  desk.toggleDock('properties');
  desk.setWidth('narrow');
  expect(shownDock(desk.getState())).toBeNull();
  desk.setWidth('wide');
  expect(shownDock(desk.getState())).toBe('properties');
});

test('what changes nothing tells nobody', () => {
  const desk = createDesk();
  const listener = vi.fn<() => void>();
  desk.subscribe(listener);
  desk.setWidth('wide');
  desk.closeDialog();
  expect(listener).not.toHaveBeenCalled();
});

test('each wish to search is a new one, also with the panel open', () => {
  const desk = createDesk();
  desk.openFind();
  desk.openFind();
  expect(shownDock(desk.getState())).toBe('find');
  expect(desk.getState().findFocus).toBe(2);
});
