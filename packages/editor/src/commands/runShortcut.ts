import type { Session } from '../session/createSession.ts';
import { selectNodes } from '../session/selection.ts';
import type { Commands } from './createCommands.ts';
import type { ShortcutAction } from './shortcuts.ts';

export type ShortcutTarget = {
  commands: Commands;
  session: Session;
  /** The node card that has the keyboard focus. */
  focusedNodeId?: string;
};

const aboutNodes: readonly ShortcutAction['kind'][] = [
  'delete',
  'edit-node',
  'select-node',
  'nudge',
];

/** Does what a shortcut stands for. Returns false where there was nothing to do it with. */
export function runShortcut(
  action: ShortcutAction,
  { commands, session, focusedNodeId }: ShortcutTarget,
): boolean {
  const isElsewhere =
    focusedNodeId !== undefined && !session.getState().selection.nodeIds.includes(focusedNodeId);
  if (isElsewhere && aboutNodes.includes(action.kind))
    commands.select(selectNodes([focusedNodeId]));
  const [nodeId] = session.getState().selection.nodeIds;
  switch (action.kind) {
    case 'add-node':
      void commands.addNode({ type: action.type });
      return true;
    case 'delete':
      void commands.deleteSelection();
      return true;
    case 'undo':
      commands.undo();
      return true;
    case 'redo':
      commands.redo();
      return true;
    case 'save':
      void commands.save();
      return true;
    case 'clear-selection':
      if (session.getState().draft) commands.cancelEditing();
      else commands.clearSelection();
      return true;
    case 'edit-node':
      if (nodeId === undefined) return false;
      commands.startEditing(nodeId);
      return true;
    case 'select-node':
      return focusedNodeId !== undefined;
    case 'nudge':
      if (nodeId === undefined) return false;
      commands.nudge(action);
      return true;
  }
}
