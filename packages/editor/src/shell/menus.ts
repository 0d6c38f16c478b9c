import type { CanvasMenus } from '../canvas/useCanvasMenu.ts';
import type { Command } from '../commands/command.ts';
import type { CommandMenu } from '../commands/useCommands.ts';
import { type CommandId, commands } from './features.ts';

const menu = (...groups: readonly (readonly CommandId[])[]): CommandMenu =>
  groups.map((ids) => ids.map((id) => commands[id]));

const group = (...ids: readonly CommandId[]): readonly Command[] => ids.map((id) => commands[id]);

const linked: readonly CommandId[] = [
  'add-linked-text',
  'add-linked-choice',
  'add-linked-image',
  'add-linked-video',
  'add-linked-audio',
  'add-linked-document',
  'add-linked-end',
];

/** The menus of the canvas, by what they are opened on. */
export const canvasMenus: CanvasMenus = {
  canvas: menu(
    ['add-text', 'add-choice', 'add-image', 'add-video', 'add-audio', 'add-document', 'add-end'],
    ['add-note', 'paste', 'select-all', 'arrange'],
    ['save', 'clear-all'],
  ),
  node: menu(
    linked,
    ['writing-view', 'upload-media', 'view-media'],
    ['play-from-here', 'highlight-from', 'highlight-to', 'clear-highlight'],
    ['toggle-assistant', 'node-threads'],
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
  ),
  link: menu(linked),
  connection: menu(['insert-text', 'insert-choice', 'insert-image'], ['delete']),
  group: menu(
    ['fold-group', 'select-group-nodes', 'arrange'],
    ['copy', 'cut', 'duplicate'],
    ['dissolve-group'],
  ),
  note: menu(['copy', 'cut', 'duplicate'], ['delete']),
};

/** The switches of the side panels in the top bar. */
export const panelSwitches = group('toggle-tools', 'toggle-properties');

/** What else the top bar opens; where it has no room, it is in the menu «Ещё». */
export const toolSwitches = group('api-console', 'generate');

/** Buttons of the top bar; where it has no room, they are in the menu «Ещё». */
export const barButtons = group('toggle-public', 'files', 'settings');

/** «Ещё» in the top bar. */
export const moreMenu: CommandMenu = menu(
  ['palette', 'find', 'writing-view', 'text-mode'],
  [
    'toggle-diagnostics',
    'toggle-bot',
    'toggle-variables',
    'toggle-history',
    'toggle-media',
    'toggle-versions',
    'toggle-readers',
    'toggle-review',
    'toggle-assistant',
  ],
  ['play-from-here', 'highlight-both', 'clear-highlight'],
  ['arrange', 'centre-nodes', 'fix-positions'],
  ['help'],
);

/** «Ещё» where the top bar has no room for its buttons. */
export const fullMenu: CommandMenu = [
  group('redo', 'generate'),
  barButtons,
  ...moreMenu,
  group('api-console'),
];
