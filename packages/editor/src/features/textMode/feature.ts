import { lazyPart } from '@dreamfork/ui/lazy';
import { FilePenLine } from 'lucide-react';
import { defineCommands } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const textModeFeature = {
  commands: defineCommands(commandMessages, {
    'text-mode': {
      group: 'story',
      icon: FilePenLine,
      shortcuts: [{ key: 'e', withControl: true, reach: 'field' }],
      run: ({ workspace, edits }) => {
        edits.flushEditing();
        workspace.openDialog('textMode', null);
      },
    },
  }),
  dialogs: {
    textMode: lazyPart(async () => (await import('./TextModeDialog.tsx')).TextModeDialog),
  },
} satisfies Feature;
