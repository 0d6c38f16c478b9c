import { findNode, type NodeType } from '@dreamfork/story';
import {
  ArrowDown,
  ArrowDownToDot,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpFromDot,
  CirclePlay,
  CircleX,
  CornerDownRight,
  CornerUpLeft,
  type LucideIcon,
  Maximize2,
  MousePointerClick,
  Pencil,
  Shapes,
  SquarePen,
  Trash2,
} from 'lucide-react';
import { isSelectionEmpty } from '../store/session/selection.ts';
import { shownDock } from '../store/workspace/createWorkspace.ts';
import {
  type CommandContext,
  type CommandDefinition,
  defineCommands,
  nodesOf,
  oneNodeOf,
} from './command.ts';
import type { NavigationDirection } from './edits/graphNavigation.ts';
import { commandMessages, submenuMessages } from './messages.ts';

const typeSubmenu = {
  label: { ru: submenuMessages.ru.type, en: submenuMessages.en.type },
  icon: Shapes,
};

const changeType = (type: NodeType): CommandDefinition => ({
  group: 'node',
  submenu: typeSubmenu,
  icon: type,
  isAvailable: (context) => {
    const { document } = context.session.getState();
    const node = findNode(document, oneNodeOf(context) ?? '');
    return node !== undefined && node.type !== type && node.id !== document.startNodeId;
  },
  run: (context) => {
    const nodeId = oneNodeOf(context);
    if (nodeId !== undefined) context.edits.changeType({ nodeId, type });
  },
});

const navigate = (
  icon: LucideIcon,
  key: string,
  direction: NavigationDirection,
): CommandDefinition => ({
  group: 'keys',
  icon,
  shortcuts: [{ key, reach: 'canvas' }],
  isAboutNodes: true,
  run: ({ edits }) => {
    edits.navigate(direction);
  },
});

const nudge = (icon: LucideIcon, key: string, x: number, y: number): CommandDefinition => ({
  group: 'keys',
  icon,
  shortcuts: [{ key, withShift: true, reach: 'canvas' }],
  isAboutNodes: true,
  isAvailable: (context) => nodesOf(context).length > 0,
  run: ({ edits }) => edits.nudge({ x, y }),
});

/** The selected node, else the one where the story begins. */
function nodeToWrite(context: CommandContext): string | undefined {
  const { startNodeId, nodes } = context.session.getState().document;
  return nodesOf(context)[0] ?? startNodeId ?? nodes[0]?.id;
}

/** What can be done with the selected nodes. */
export const nodeCommands = defineCommands(commandMessages, {
  'make-text': changeType('text'),
  'make-choice': changeType('choice'),
  'make-end': changeType('end'),
  'edit-node': {
    group: 'node',
    icon: Pencil,
    shortcuts: [{ key: 'Enter', reach: 'canvas' }],
    isAboutNodes: true,
    isAvailable: (context) => nodesOf(context).length > 0,
    run: (context) => {
      const [nodeId] = nodesOf(context);
      if (nodeId !== undefined) context.edits.startEditing(nodeId, 'card');
    },
  },
  'writing-view': {
    group: 'node',
    icon: Maximize2,
    shortcuts: [{ key: 'f', reach: 'tools' }],
    isAboutNodes: true,
    isAvailable: (context) => nodeToWrite(context) !== undefined,
    run: (context) => {
      const nodeId = nodeToWrite(context);
      if (nodeId !== undefined) context.edits.startEditing(nodeId, 'view');
    },
  },
  'write-next': {
    group: 'node',
    icon: SquarePen,
    shortcuts: [{ key: 'Enter', withControl: true, reach: 'field' }],
    run: ({ edits }) => edits.writeNext(),
  },
  'set-start': {
    group: 'node',
    icon: CirclePlay,
    isAvailable: (context) => {
      const nodeId = oneNodeOf(context);
      return nodeId !== undefined && nodeId !== context.session.getState().document.startNodeId;
    },
    run: (context) => {
      const nodeId = oneNodeOf(context);
      if (nodeId !== undefined) context.edits.setStart(nodeId);
    },
  },
  delete: {
    group: 'node',
    icon: Trash2,
    shortcuts: [
      { key: 'Delete', reach: 'canvas' },
      { key: 'Backspace', reach: 'canvas' },
    ],
    tone: 'danger',
    isAboutNodes: true,
    isAvailable: (context) =>
      nodesOf(context).length > 0 || !isSelectionEmpty(context.session.getState().selection),
    run: ({ edits }) => edits.deleteSelection(),
  },
  'select-node': {
    group: 'keys',
    icon: MousePointerClick,
    shortcuts: [{ key: ' ', reach: 'canvas' }],
    isAboutNodes: true,
    isAvailable: ({ nodeId }) => nodeId !== undefined,
    run: () => {},
  },
  'clear-selection': {
    group: 'keys',
    icon: CircleX,
    shortcuts: [{ key: 'Escape', reach: 'panel' }],
    run: ({ edits, session, workspace }) => {
      const { writing, overlays, selection } = session.getState();
      const dock = shownDock(workspace.getState());
      if (writing) edits.commitEditing();
      else if (overlays.highlighted) session.setOverlays({ highlighted: null });
      else if (!isSelectionEmpty(selection)) edits.clearSelection();
      else if (dock && dock !== 'properties') workspace.closeDock();
    },
  },
  'navigate-forward': navigate(CornerDownRight, 'ArrowRight', 'forward'),
  'navigate-back': navigate(CornerUpLeft, 'ArrowLeft', 'back'),
  'navigate-next': navigate(ArrowDownToDot, 'ArrowDown', 'next'),
  'navigate-previous': navigate(ArrowUpFromDot, 'ArrowUp', 'previous'),
  'nudge-left': nudge(ArrowLeft, 'ArrowLeft', -1, 0),
  'nudge-right': nudge(ArrowRight, 'ArrowRight', 1, 0),
  'nudge-up': nudge(ArrowUp, 'ArrowUp', 0, -1),
  'nudge-down': nudge(ArrowDown, 'ArrowDown', 0, 1),
});
