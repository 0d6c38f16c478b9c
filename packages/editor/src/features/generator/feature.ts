import { lazyPart } from '@dreamfork/ui/lazy';
import { Sparkles } from 'lucide-react';
import { defineCommands, oneNodeOf } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import type { Feature } from '../feature.ts';

export const generatorFeature = {
  commands: defineCommands(commandMessages, {
    generate: {
      group: 'view',
      icon: Sparkles,
      isAvailable: ({ services }) => services.generator !== undefined,
      isListed: ({ services }) => services.generator?.hasModels ?? true,
      run: (context) =>
        context.workspace.openDialog('generator', { nodeId: oneNodeOf(context) ?? null }),
    },
  }),
  dialogs: {
    generator: lazyPart(async () => (await import('./GeneratorDialog.tsx')).GeneratorDialog),
  },
} satisfies Feature;
