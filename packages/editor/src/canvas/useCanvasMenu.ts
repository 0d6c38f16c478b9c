import { useMessages } from '@dreamfork/ui/i18n';
import { useCallback, useState } from 'react';
import type { CommandTarget } from '../commands/command.ts';
import { type CommandMenu, useCommands } from '../commands/useCommands.ts';
import { useEditor } from '../EditorContext.tsx';
import { onGrid } from '../geometry/geometry.ts';
import { selectConnection, selectGroup, selectNotes } from '../store/session/selection.ts';
import { canvasMessages } from './messages.ts';
import type { MenuPlace, MenuSubject } from './model/canvasActions.ts';

/** The menus of the canvas, by what they are opened on; some of them are about the selection. */
export type CanvasMenus = Readonly<Record<MenuSubject['kind'], CommandMenu>>;

function targetOf(subject: MenuSubject): CommandTarget {
  switch (subject.kind) {
    case 'canvas':
      return { position: onGrid(subject.position) };
    case 'node':
      return { nodeId: subject.id };
    case 'link': {
      const { fromNodeId: nodeId, choiceId } = subject.from;
      const position = onGrid(subject.position);
      return { nodeId, position, ...(choiceId === undefined ? {} : { choiceId }) };
    }
    // These are selected as their menu opens.
    case 'connection':
    case 'group':
    case 'note':
      return {};
  }
}

/** Opens the menus of the canvas and runs what is chosen in them. */
export function useCanvasMenu(menus: CanvasMenus) {
  const { edits } = useEditor();
  const { entriesOf, runById } = useCommands();
  const messages = useMessages(canvasMessages);
  const [menu, setMenu] = useState<MenuPlace | null>(null);

  const openMenu = useCallback(
    (place: MenuPlace) => {
      const { subject } = place;
      if (subject.kind === 'connection') edits.select(selectConnection(subject.id));
      if (subject.kind === 'group') edits.select(selectGroup(subject.id));
      if (subject.kind === 'note') edits.select(selectNotes([subject.id]));
      const isEmpty = entriesOf(menus[subject.kind], targetOf(subject)).length === 0;
      setMenu(isEmpty ? null : place);
    },
    [edits, menus, entriesOf],
  );

  const onAction = (id: string) => {
    if (menu) runById(id, targetOf(menu.subject));
  };

  return {
    openMenu,
    label: messages.menus[menu?.subject.kind ?? 'canvas'],
    items: menu ? entriesOf(menus[menu.subject.kind], targetOf(menu.subject)) : [],
    position: menu && { x: menu.x, y: menu.y },
    onAction,
    onClose: useCallback(() => setMenu(null), []),
  };
}
