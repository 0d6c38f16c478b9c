import { lazyPart } from '@dreamfork/ui/lazy';
import { Variable } from 'lucide-react';
import { defineCommands, togglePanel } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const variablesFeature = {
  commands: defineCommands(commandMessages, {
    'toggle-variables': {
      icon: Variable,
      shortcuts: [{ key: 'v', withShift: true, reach: 'tools' }],
      ...togglePanel('variables'),
    },
  }),
  panels: {
    variables: {
      panel: lazyPart(async () => (await import('./VariablesPanel.tsx')).VariablesPanel),
    },
  },
  dialogs: {
    clipVariables: lazyPart(
      async () => (await import('./ClipVariablesDialog.tsx')).ClipVariablesDialog,
    ),
  },
} satisfies Feature;
