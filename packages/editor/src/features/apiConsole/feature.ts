import { lazyPart } from '@dreamfork/ui/lazy';
import { FlaskConical } from 'lucide-react';
import { defineCommands } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const apiConsoleFeature = {
  commands: defineCommands(commandMessages, {
    'api-console': {
      group: 'view',
      icon: FlaskConical,
      isAvailable: ({ services }) => services.apiConsole !== undefined,
      run: ({ workspace }) => workspace.openDialog('apiConsole', null),
    },
  }),
  dialogs: {
    apiConsole: lazyPart(async () => (await import('./ApiConsoleDialog.tsx')).ApiConsoleDialog),
  },
} satisfies Feature;
