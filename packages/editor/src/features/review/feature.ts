import { lazily, lazyPart } from '@dreamfork/ui/lazy';
import { MessageSquare, MessageSquareMore } from 'lucide-react';
import {
  type CommandContext,
  type CommandDefinition,
  defineCommands,
  oneNodeOf,
  togglePanel,
} from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

const fetchWalk = lazily(() => import('./walkThreads.ts'));

/** Keeps the threads fresh and their numbers on the cards. */
export const ReviewCanvas = lazyPart(async () => (await import('./ReviewCanvas.tsx')).ReviewCanvas);

const isOffered = ({ services }: Pick<CommandContext, 'services'>): boolean =>
  services.review !== undefined;

const walk = (direction: 'next' | 'previous', withShift: boolean): CommandDefinition => ({
  group: 'view',
  icon: MessageSquareMore,
  shortcuts: [{ key: 'F8', withShift, reach: 'field' }],
  isListed: isOffered,
  isAvailable: (context) => isOffered(context) && context.session.getState().saved.id !== undefined,
  run: async (context) => (await fetchWalk()).walkThreads(context, direction),
});

export const reviewFeature = {
  commands: defineCommands(commandMessages, {
    'toggle-review': {
      icon: MessageSquare,
      isAvailable: isOffered,
      ...togglePanel('review'),
    },
    'next-thread': walk('next', false),
    'previous-thread': walk('previous', true),
    'node-threads': {
      group: 'node',
      icon: MessageSquare,
      isListed: isOffered,
      isAvailable: (context) =>
        context.session.getState().overlays.reviews.has(oneNodeOf(context) ?? ''),
      run: async (context) =>
        (await fetchWalk()).showNodeThreads(context, oneNodeOf(context) ?? ''),
    },
  }),
  panels: {
    review: { panel: lazyPart(async () => (await import('./ReviewPanel.tsx')).ReviewPanel) },
  },
} satisfies Feature;
