import { CirclePlay, type LucideIcon, Pencil } from 'lucide-react';
import type { WalkDirection } from '../flow/walk.ts';
import { isSelectionEmpty } from '../session/selection.ts';
import { defineActions, type EditorAction, nodesOf, oneNodeOf } from './action.ts';
import {
  ArrowDown,
  ArrowDownToDot,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpFromDot,
  CircleX,
  CornerDownRight,
  CornerUpLeft,
  MousePointerClick,
  Trash2,
} from './lazyIcons.ts';

const nudge = (icon: LucideIcon, x: number, y: number): EditorAction => ({
  group: 'keys',
  icon,
  isAboutNodes: true,
  isAvailable: (context) => nodesOf(context).length > 0,
  run: ({ commands }) => {
    commands.nudge({ x, y });
  },
});

const walkTo = (icon: LucideIcon, direction: WalkDirection): EditorAction => ({
  group: 'keys',
  icon,
  isAboutNodes: true,
  run: ({ commands }) => {
    commands.walk(direction);
  },
});

/** What can be done with the nodes that are selected. */
export const nodeActions = defineActions({
  'edit-node': {
    group: 'node',
    icon: Pencil,
    isAboutNodes: true,
    isAvailable: (context) => nodesOf(context).length > 0,
    run: (context) => {
      const [nodeId] = nodesOf(context);
      if (nodeId !== undefined) context.commands.startEditing(nodeId);
    },
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
      if (nodeId !== undefined) context.commands.setStart(nodeId);
    },
  },
  delete: {
    group: 'node',
    icon: Trash2,
    tone: 'danger',
    isAboutNodes: true,
    isAvailable: (context) =>
      nodesOf(context).length > 0 || !isSelectionEmpty(context.session.getState().selection),
    run: ({ commands }) => commands.deleteSelection(),
  },
  'select-node': {
    group: 'keys',
    icon: MousePointerClick,
    isAboutNodes: true,
    isAvailable: ({ nodeId }) => nodeId !== undefined,
    run: () => {},
  },
  'clear-selection': {
    group: 'keys',
    icon: CircleX,
    run: ({ commands, session }) => {
      const { draft, marks } = session.getState();
      if (draft) commands.cancelEditing();
      else if (marks.highlighted) session.setMarks({ highlighted: null });
      else commands.clearSelection();
    },
  },
  'walk-on': walkTo(CornerDownRight, 'on'),
  'walk-back': walkTo(CornerUpLeft, 'back'),
  'walk-next': walkTo(ArrowDownToDot, 'next'),
  'walk-previous': walkTo(ArrowUpFromDot, 'previous'),
  'nudge-left': nudge(ArrowLeft, -1, 0),
  'nudge-right': nudge(ArrowRight, 1, 0),
  'nudge-up': nudge(ArrowUp, 0, -1),
  'nudge-down': nudge(ArrowDown, 0, 1),
});
