import { useMessages } from '@dreamfork/ui/i18n';
import { useCallback, useState } from 'react';
import type { ActionId } from '../actions/actions.ts';
import {
  type ActionMenu,
  canvasMenu,
  connectionMenu,
  groupMenu,
  nodeMenu,
  noteMenu,
} from '../actions/menus.ts';
import { type ActionPlace, useActions } from '../actions/useActions.ts';
import { cellSize } from '../commands/cellSize.ts';
import { addableTypes } from '../commands/nodeCommands.ts';
import { useEditor } from '../EditorContext.tsx';
import { canvasMessages } from '../messages/canvas.ts';
import { selectConnection, selectGroup, selectNotes } from '../session/selection.ts';
import type { MenuPlace, MenuSubject } from './engine/canvasActions.ts';

const linkedMenu: ActionMenu = [addableTypes.map((type) => `add-linked-${type}` as const)];

const menuOf = (subject: MenuSubject): ActionMenu => {
  switch (subject.kind) {
    case 'canvas':
      return canvasMenu;
    case 'node':
      return nodeMenu;
    case 'link':
      return linkedMenu;
    // Of these three the menu is about the selection, into which they are taken.
    case 'connection':
      return connectionMenu;
    case 'group':
      return groupMenu;
    case 'note':
      return noteMenu;
  }
};

const onGrid = ({ x, y }: { x: number; y: number }) => ({
  x: Math.round(x / cellSize) * cellSize,
  y: Math.round(y / cellSize) * cellSize,
});

function placeOf(subject: MenuSubject): ActionPlace {
  if (subject.kind === 'canvas') return { position: onGrid(subject.position) };
  if (subject.kind === 'node') return { nodeId: subject.nodeId };
  return subject.kind === 'link' ? { nodeId: subject.from.fromNodeId } : {};
}

/** The menus of the canvas: on empty paper, on a card, a connection, a group, a note. */
export function useCanvasMenu() {
  const { commands } = useEditor();
  const { entriesOf, run } = useActions();
  const words = useMessages(canvasMessages);
  const [menu, setMenu] = useState<MenuPlace | null>(null);

  const openMenu = useCallback(
    (place: MenuPlace) => {
      const { subject } = place;
      if (subject.kind === 'connection') commands.select(selectConnection(subject.connectionId));
      if (subject.kind === 'group') commands.select(selectGroup(subject.groupId));
      if (subject.kind === 'note') commands.select(selectNotes([subject.noteId]));
      const isEmpty = entriesOf(menuOf(subject), placeOf(subject)).length === 0;
      setMenu(isEmpty ? null : place);
    },
    [commands, entriesOf],
  );

  const onAction = (id: ActionId) => {
    if (!menu) return;
    const { subject } = menu;
    const type = addableTypes.find((name) => id === `add-linked-${name}`);
    if (subject.kind === 'link' && type) {
      const position = onGrid(subject.position);
      commands.addLinkedNode({ type, ...subject.from, position });
    } else run(id, placeOf(subject));
  };

  return {
    openMenu,
    label: menu ? words.menus[menu.subject.kind] : words.canvasMenu,
    items: menu ? entriesOf(menuOf(menu.subject), placeOf(menu.subject)) : [],
    position: menu && { x: menu.x, y: menu.y },
    onAction,
    onClose: useCallback(() => setMenu(null), []),
  };
}
