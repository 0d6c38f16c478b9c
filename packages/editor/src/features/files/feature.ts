import { lazyPart } from '@dreamfork/ui/lazy';
import { ArrowDownUp } from 'lucide-react';
import { defineCommands } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const filesFeature = {
  commands: defineCommands(commandMessages, {
    files: {
      group: 'story',
      icon: ArrowDownUp,
      run: ({ workspace }) => workspace.openDialog('files', null),
    },
  }),
  dialogs: {
    files: lazyPart(async () => (await import('./FilesDialog.tsx')).FilesDialog),
  },
} satisfies Feature;
