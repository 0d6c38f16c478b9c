import { noteSizeDefault } from '@dreamfork/story';
import {
  FoldVertical,
  Group,
  type LucideIcon,
  MousePointerSquareDashed,
  StickyNote,
  Ungroup,
} from 'lucide-react';
import { centreOf } from '../geometry/bounds.ts';
import { onGrid } from '../geometry/geometry.ts';
import { type CommandContext, type CommandDefinition, defineCommands, nodesOf } from './command.ts';
import { commandMessages } from './messages.ts';

const groupOf = ({ session }: CommandContext): string | undefined =>
  session.getState().selection.groupIds[0];

const groupCommand = (
  icon: LucideIcon,
  run: (context: CommandContext, groupId: string) => void,
): CommandDefinition => ({
  group: 'annotations',
  icon,
  isAvailable: (context) => groupOf(context) !== undefined,
  run: (context) => {
    const groupId = groupOf(context);
    if (groupId !== undefined) run(context, groupId);
  },
});

/** Groups and notes: seen by the author only. */
export const annotationCommands = defineCommands(commandMessages, {
  'add-note': {
    group: 'annotations',
    icon: StickyNote,
    shortcuts: [{ key: 'n', reach: 'tools' }],
    run: ({ edits, view, position }) => {
      const { width, height } = noteSizeDefault;
      const middle = centreOf(view());
      edits.addNote(onGrid(position ?? { x: middle.x - width / 2, y: middle.y - height / 2 }));
    },
  },
  'group-nodes': {
    group: 'annotations',
    icon: Group,
    shortcuts: [{ key: 'g', withControl: true, reach: 'panel' }],
    isAboutNodes: true,
    isAvailable: (context) => nodesOf(context).length > 0,
    run: (context) => {
      context.edits.groupNodes(nodesOf(context));
    },
  },
  'leave-group': {
    group: 'annotations',
    icon: Ungroup,
    shortcuts: [{ key: 'g', withControl: true, withShift: true, reach: 'panel' }],
    isAboutNodes: true,
    isAvailable: (context) => {
      const selected = new Set(nodesOf(context));
      const { nodes, groups } = context.session.getState().document;
      if (groups.length === 0 || selected.size === 0) return false;
      return nodes.some(({ id, groupId }) => groupId !== undefined && selected.has(id));
    },
    run: (context) => {
      context.edits.assignGroup({ nodeIds: nodesOf(context), groupId: null });
    },
  },
  'fold-group': groupCommand(FoldVertical, ({ edits }, groupId) => edits.toggleGroup(groupId)),
  'select-group-nodes': groupCommand(MousePointerSquareDashed, ({ edits }, groupId) =>
    edits.selectGroupNodes(groupId),
  ),
  'dissolve-group': groupCommand(Ungroup, ({ edits }, groupId) => {
    edits.dissolveGroup(groupId);
  }),
});
