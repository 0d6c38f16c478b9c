import { lazyPart } from '@dreamfork/ui/lazy';
import { Users } from 'lucide-react';
import { defineCommands, togglePanel } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

/** The switch on the canvas and, while it is on, the drawing over the story. */
export const ReadersCanvas = lazyPart(
  async () => (await import('./ReadersCanvas.tsx')).ReadersCanvas,
);

export const readersFeature = {
  commands: defineCommands(commandMessages, {
    'toggle-readers': {
      icon: Users,
      // Before the first save the panel says why it is empty.
      isAvailable: ({ services }) => services.readers !== undefined,
      ...togglePanel('readers'),
    },
  }),
  panels: {
    readers: { panel: lazyPart(async () => (await import('./ReadersPanel.tsx')).ReadersPanel) },
  },
} satisfies Feature;
