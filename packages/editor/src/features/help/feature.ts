import { lazyPart } from '@dreamfork/ui/lazy';
import { Keyboard } from 'lucide-react';
import { defineCommands } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const helpFeature = {
  commands: defineCommands(commandMessages, {
    help: {
      group: 'view',
      icon: Keyboard,
      shortcuts: [{ key: '?', reach: 'tools' }],
      run: ({ workspace }) => workspace.openDialog('help', null),
    },
  }),
  dialogs: {
    help: lazyPart(async () => (await import('./HelpDialog.tsx')).HelpDialog),
  },
} satisfies Feature;
