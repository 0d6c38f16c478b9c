import { BoxSelect, ClipboardPaste, Copy, CopyPlus, Scissors } from 'lucide-react';
import { type CommandContext, defineCommands } from './command.ts';
import { commandMessages } from './messages.ts';

const hasSelection = ({ session, nodeId }: CommandContext): boolean => {
  const { nodeIds, noteIds, groupIds } = session.getState().selection;
  return nodeIds.length + noteIds.length + groupIds.length > 0 || nodeId !== undefined;
};

export const clipboardCommands = defineCommands(commandMessages, {
  copy: {
    group: 'edit',
    icon: Copy,
    shortcuts: [{ key: 'c', withControl: true, reach: 'panel', isNative: true }],
    isAboutNodes: true,
    isAvailable: hasSelection,
    run: ({ edits }) => edits.copyToClipboard(),
  },
  cut: {
    group: 'edit',
    icon: Scissors,
    shortcuts: [{ key: 'x', withControl: true, reach: 'panel', isNative: true }],
    isAboutNodes: true,
    isAvailable: hasSelection,
    run: ({ edits }) => edits.copyToClipboard({ cuts: true }),
  },
  paste: {
    group: 'edit',
    icon: ClipboardPaste,
    shortcuts: [{ key: 'v', withControl: true, reach: 'panel', isNative: true }],
    run: ({ edits, position }) => edits.pasteFromClipboard(position),
  },
  duplicate: {
    group: 'edit',
    icon: CopyPlus,
    shortcuts: [{ key: 'd', withControl: true, reach: 'panel' }],
    isAboutNodes: true,
    isAvailable: hasSelection,
    run: async ({ edits }) => {
      await edits.duplicateSelection();
    },
  },
  'select-all': {
    group: 'edit',
    icon: BoxSelect,
    shortcuts: [{ key: 'a', withControl: true, reach: 'tools' }],
    run: ({ edits }) => edits.selectAll(),
  },
});
