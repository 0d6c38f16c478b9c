import type { LucideIcon } from 'lucide-react';
import type { Alignment, Distribution } from '../commands/align.ts';
import { pickedNodes } from '../commands/pickedNodes.ts';
import { type ActionContext, defineActions, type EditorAction } from './action.ts';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  BoxSelect,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Scissors,
  Workflow,
} from './lazyIcons.ts';

/** How many cards and notes are selected. */
const pickedCount = ({ session }: ActionContext): number => {
  const { nodeIds, noteIds } = session.getState().selection;
  return nodeIds.length + noteIds.length;
};

const hasPicked = (context: ActionContext): boolean =>
  pickedCount(context) > 0 ||
  context.session.getState().selection.groupIds.length > 0 ||
  context.nodeId !== undefined;

const align = (alignment: Alignment, icon: LucideIcon): EditorAction => ({
  group: 'shape',
  icon,
  isAvailable: (context) => pickedCount(context) > 1,
  run: async ({ commands }) => {
    await commands.alignSelection(alignment);
  },
});

const distribute = (distribution: Distribution, icon: LucideIcon): EditorAction => ({
  group: 'shape',
  icon,
  isAvailable: (context) => pickedCount(context) > 2,
  run: async ({ commands }) => {
    await commands.distributeSelection(distribution);
  },
});

/** Copying, and bringing what is selected into line. */
export const shapeActions = defineActions({
  copy: {
    group: 'edit',
    icon: Copy,
    isAboutNodes: true,
    isAvailable: hasPicked,
    run: ({ commands }) => commands.copyToClipboard(),
  },
  cut: {
    group: 'edit',
    icon: Scissors,
    isAboutNodes: true,
    isAvailable: hasPicked,
    run: ({ commands }) => commands.copyToClipboard({ cuts: true }),
  },
  paste: {
    group: 'edit',
    icon: ClipboardPaste,
    run: ({ commands, position }) => commands.pasteFromClipboard(position),
  },
  duplicate: {
    group: 'edit',
    icon: CopyPlus,
    isAboutNodes: true,
    isAvailable: hasPicked,
    run: ({ commands }) => {
      commands.duplicateSelection();
    },
  },
  'select-all': {
    group: 'edit',
    icon: BoxSelect,
    run: ({ commands }) => commands.selectAll(),
  },
  arrange: {
    group: 'shape',
    icon: Workflow,
    isAvailable: ({ session }) => session.getState().document.nodes.length > 1,
    run: ({ commands, session }) => {
      const nodeIds = pickedNodes(session.getState());
      return commands.arrangeNodes(nodeIds.length > 1 ? nodeIds : 'all');
    },
  },
  'align-left': align('left', AlignStartVertical),
  'align-centre': align('centre', AlignCenterVertical),
  'align-right': align('right', AlignEndVertical),
  'align-top': align('top', AlignStartHorizontal),
  'align-middle': align('middle', AlignCenterHorizontal),
  'align-bottom': align('bottom', AlignEndHorizontal),
  'distribute-across': distribute('horizontally', AlignHorizontalDistributeCenter),
  'distribute-down': distribute('vertically', AlignVerticalDistributeCenter),
});
