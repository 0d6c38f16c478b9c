import { lazyPart } from '@dreamfork/ui/lazy';
import { PanelRight } from 'lucide-react';
import { defineCommands, togglePanel } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const inspectorFeature = {
  commands: defineCommands(commandMessages, {
    'toggle-properties': { icon: PanelRight, ...togglePanel('properties') },
  }),
  panels: {
    properties: {
      panel: lazyPart(async () => (await import('./PropertiesPanel.tsx')).PropertiesPanel),
      hasOwnHead: true,
    },
  },
} satisfies Feature;
