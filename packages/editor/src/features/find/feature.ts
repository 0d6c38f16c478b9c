import { lazyPart } from '@dreamfork/ui/lazy';
import { TextSearch } from 'lucide-react';
import { defineCommands } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const findFeature = {
  commands: defineCommands(commandMessages, {
    find: {
      group: 'view',
      icon: TextSearch,
      shortcuts: [
        { key: 'f', withControl: true, reach: 'field' },
        { key: 'h', withControl: true, reach: 'field' },
      ],
      run: ({ workspace }) => workspace.openFind(),
    },
  }),
  panels: { find: { panel: lazyPart(async () => (await import('./FindPanel.tsx')).FindPanel) } },
} satisfies Feature;
