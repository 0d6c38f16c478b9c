import { lazyPart } from '@dreamfork/ui/lazy';
import { Settings } from 'lucide-react';
import { defineCommands } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const settingsFeature = {
  commands: defineCommands(commandMessages, {
    settings: {
      group: 'view',
      icon: Settings,
      run: ({ workspace }) => workspace.openDialog('settings', null),
    },
  }),
  dialogs: {
    settings: lazyPart(async () => (await import('./SettingsDialog.tsx')).SettingsDialog),
  },
} satisfies Feature;
