import { lazyPart } from '@dreamfork/ui/lazy';
import { FileClock } from 'lucide-react';
import { defineCommands, togglePanel } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const versionsFeature = {
  commands: defineCommands(commandMessages, {
    'toggle-versions': {
      icon: FileClock,
      isAvailable: ({ services }) => services.versions !== undefined,
      ...togglePanel('versions'),
    },
  }),
  panels: {
    versions: { panel: lazyPart(async () => (await import('./VersionsPanel.tsx')).VersionsPanel) },
  },
  dialogs: { version: lazyPart(async () => (await import('./VersionDialog.tsx')).VersionDialog) },
} satisfies Feature;
