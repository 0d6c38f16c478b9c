import { lazyPart } from '@dreamfork/ui/lazy';
import { History } from 'lucide-react';
import { defineCommands, togglePanel } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const historyFeature = {
  commands: defineCommands(commandMessages, {
    'toggle-history': { icon: History, ...togglePanel('history') },
  }),
  panels: {
    history: { panel: lazyPart(async () => (await import('./HistoryPanel.tsx')).HistoryPanel) },
  },
} satisfies Feature;
