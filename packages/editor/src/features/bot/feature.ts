import { lazyPart } from '@dreamfork/ui/lazy';
import { Route } from 'lucide-react';
import { defineCommands, togglePanel } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

/** While the panel is open, what the bot went through, drawn on the story. */
export const BotCanvas = lazyPart(async () => (await import('./BotCanvas.tsx')).BotCanvas);

export const botFeature = {
  commands: defineCommands(commandMessages, {
    'toggle-bot': { icon: Route, ...togglePanel('bot') },
  }),
  panels: { bot: { panel: lazyPart(async () => (await import('./BotPanel.tsx')).BotPanel) } },
} satisfies Feature;
