import { noteSizeDefault } from '@dreamfork/story';
import type { LucideIcon } from 'lucide-react';
import { viewCentre } from '../clipboard/viewCentre.ts';
import { cellSize } from '../commands/cellSize.ts';
import { type ActionContext, defineActions, type EditorAction, nodesOf } from './action.ts';
import { FoldVertical, Group, MousePointerSquareDashed, StickyNote, Ungroup } from './lazyIcons.ts';

const groupOf = ({ session }: ActionContext): string | undefined =>
  session.getState().selection.groupIds[0];

const aboutGroup = (
  icon: LucideIcon,
  run: (context: ActionContext, groupId: string) => void,
): EditorAction => ({
  group: 'marks',
  icon,
  isAvailable: (context) => groupOf(context) !== undefined,
  run: (context) => {
    const groupId = groupOf(context);
    if (groupId !== undefined) run(context, groupId);
  },
});

const onGrid = (value: number) => Math.round(value / cellSize) * cellSize;

/** Groups and notes: what the author writes on the canvas for the author alone. */
export const markActions = defineActions({
  'add-note': {
    group: 'marks',
    icon: StickyNote,
    run: ({ commands, session, position }) => {
      const { width, height } = noteSizeDefault;
      const middle = viewCentre(session);
      const { x, y } = position ?? { x: middle.x - width / 2, y: middle.y - height / 2 };
      commands.addNote({ x: onGrid(x), y: onGrid(y) });
    },
  },
  'group-nodes': {
    group: 'marks',
    icon: Group,
    isAboutNodes: true,
    isAvailable: (context) => nodesOf(context).length > 0,
    run: (context) => {
      context.commands.groupNodes(nodesOf(context));
    },
  },
  'leave-group': {
    group: 'marks',
    icon: Ungroup,
    isAboutNodes: true,
    isAvailable: (context) => {
      const chosen = new Set(nodesOf(context));
      const { nodes, groups } = context.session.getState().document;
      if (groups.length === 0 || chosen.size === 0) return false;
      return nodes.some(({ id, groupId }) => groupId !== undefined && chosen.has(id));
    },
    run: (context) => {
      context.commands.assignGroup({ nodeIds: nodesOf(context), groupId: null });
    },
  },
  'fold-group': aboutGroup(FoldVertical, ({ commands }, groupId) => commands.toggleGroup(groupId)),
  'select-group-nodes': aboutGroup(MousePointerSquareDashed, ({ commands }, groupId) =>
    commands.selectGroupNodes(groupId),
  ),
  'dissolve-group': aboutGroup(Ungroup, ({ commands }, groupId) => {
    commands.dissolveGroup(groupId);
  }),
});
