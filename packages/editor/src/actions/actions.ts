import type { EditorAction } from './action.ts';
import { addActions } from './addActions.ts';
import { insertActions } from './insertActions.ts';
import { markActions } from './markActions.ts';
import { mediaActions } from './mediaActions.ts';
import { nodeActions } from './nodeActions.ts';
import { pathActions } from './pathActions.ts';
import { shapeActions } from './shapeActions.ts';
import { storyActions } from './storyActions.ts';
import { viewActions } from './viewActions.ts';

/** Everything an author can ask for. Keys, buttons, menus, palette and help all read this one table. */
export const actions = {
  ...addActions,
  ...insertActions,
  ...nodeActions,
  ...mediaActions,
  ...shapeActions,
  ...markActions,
  ...pathActions,
  ...storyActions,
  ...viewActions,
};

export type ActionId = keyof typeof actions;

export const actionIds = Object.keys(actions) as ActionId[];

export const actionOf = (id: ActionId): EditorAction => actions[id];
