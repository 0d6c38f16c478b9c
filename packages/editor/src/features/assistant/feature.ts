import { lazyPart } from '@dreamfork/ui/lazy';
import { Sparkles } from 'lucide-react';
import { defineCommands, togglePanel } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const assistantFeature = {
  commands: defineCommands(commandMessages, {
    'toggle-assistant': {
      icon: Sparkles,
      shortcuts: [{ key: 'j', withControl: true, reach: 'field' }],
      isAboutNodes: true,
      isAvailable: ({ services }) => services.assistant !== undefined,
      isListed: ({ services }) =>
        services.assistant !== undefined && (services.generator?.hasModels ?? true),
      ...togglePanel('assistant'),
    },
  }),
  panels: {
    assistant: {
      panel: lazyPart(async () => (await import('./AssistantPanel.tsx')).AssistantPanel),
    },
  },
  nodeSection: lazyPart(async () => (await import('./AssistantSection.tsx')).AssistantSection),
} satisfies Feature;
