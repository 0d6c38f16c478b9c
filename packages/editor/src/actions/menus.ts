import type { ActionId } from './actions.ts';

/** Actions in the order of a menu; a group ends where the next array begins. */
export type ActionMenu = readonly (readonly ActionId[])[];

/** The menu of the empty canvas. */
export const canvasMenu: ActionMenu = [
  ['save', 'clear-all'],
  ['add-text', 'add-choice', 'add-image', 'add-video', 'add-audio', 'add-document', 'add-end'],
];

/** The menu of a node. */
export const nodeMenu: ActionMenu = [
  [
    'add-linked-text',
    'add-linked-choice',
    'add-linked-image',
    'add-linked-video',
    'add-linked-audio',
    'add-linked-document',
    'add-linked-end',
  ],
  ['play-from-here', 'highlight-from', 'highlight-to', 'clear-highlight'],
];

/** The switches of the top bar: panels and what else is on or off. */
export const barSwitches: readonly ActionId[] = ['toggle-tools', 'toggle-properties'];

/** Buttons of the top bar; where there is little room they stand in «Ещё». */
export const barMenu: readonly ActionId[] = ['toggle-public', 'settings'];

/** «Ещё» in the top bar. */
export const moreMenu: ActionMenu = [
  ['palette', 'find'],
  ['toggle-problems', 'toggle-history'],
  ['play-from-here', 'highlight-both', 'clear-highlight'],
  ['centre-nodes', 'fix-positions'],
  ['help'],
];
