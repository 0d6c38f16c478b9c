import type { ActionId } from './actions.ts';

/** Actions in the order of a menu; a group ends where the next array begins. */
export type ActionMenu = readonly (readonly ActionId[])[];

/** The menu of the empty canvas. */
export const canvasMenu: ActionMenu = [
  ['save', 'clear-all'],
  ['add-text', 'add-choice', 'add-image', 'add-video', 'add-audio', 'add-document', 'add-end'],
  ['add-note', 'paste', 'select-all', 'arrange'],
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
  ['upload-media', 'view-media'],
  ['play-from-here', 'highlight-from', 'highlight-to', 'clear-highlight'],
  ['copy', 'cut', 'duplicate'],
  [
    'arrange',
    'align-left',
    'align-centre',
    'align-right',
    'align-top',
    'align-middle',
    'align-bottom',
    'distribute-across',
    'distribute-down',
  ],
  ['group-nodes', 'leave-group'],
  ['make-text', 'make-choice', 'make-end', 'delete'],
];

/** The switches of the top bar: panels and what else is on or off. */
export const barSwitches: readonly ActionId[] = [
  'toggle-tools',
  'toggle-properties',
  'probe',
  'generate',
];

/** Buttons of the top bar; where there is little room they stand in «Ещё». */
export const barMenu: readonly ActionId[] = ['toggle-public', 'files', 'settings'];

/** The menu of a connection. */
export const connectionMenu: ActionMenu = [
  ['insert-text', 'insert-choice', 'insert-image'],
  ['delete'],
];

/** The menu of a group, which is taken hold of by its title. */
export const groupMenu: ActionMenu = [
  ['fold-group', 'select-group-nodes', 'arrange'],
  ['copy', 'cut', 'duplicate'],
  ['dissolve-group'],
];

/** The menu of a note. */
export const noteMenu: ActionMenu = [['copy', 'cut', 'duplicate'], ['delete']];

/** «Ещё» in the top bar. */
export const moreMenu: ActionMenu = [
  ['palette', 'find'],
  ['toggle-problems', 'toggle-history', 'toggle-media', 'toggle-versions'],
  ['play-from-here', 'highlight-both', 'clear-highlight'],
  ['arrange', 'centre-nodes', 'fix-positions'],
  ['help'],
];
