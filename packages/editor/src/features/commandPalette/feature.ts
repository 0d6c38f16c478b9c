import { lazyPart } from '@dreamfork/ui/lazy';
import { Search } from 'lucide-react';
import { defineCommands } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const commandPaletteFeature = {
  commands: defineCommands(commandMessages, {
    palette: {
      group: 'view',
      icon: Search,
      shortcuts: [{ key: 'k', withControl: true, reach: 'field' }],
      run: ({ workspace }) => workspace.openDialog('palette', null),
    },
  }),
  dialogs: {
    palette: lazyPart(async () => (await import('./PaletteDialog.tsx')).PaletteDialog),
  },
} satisfies Feature;
