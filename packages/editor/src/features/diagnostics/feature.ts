import { lazyPart } from '@dreamfork/ui/lazy';
import { Stethoscope } from 'lucide-react';
import { defineCommands, togglePanel } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const diagnosticsFeature = {
  commands: defineCommands(commandMessages, {
    'toggle-diagnostics': { icon: Stethoscope, ...togglePanel('diagnostics') },
  }),
  panels: {
    diagnostics: {
      panel: lazyPart(async () => (await import('./DiagnosticsPanel.tsx')).DiagnosticsPanel),
    },
  },
} satisfies Feature;
