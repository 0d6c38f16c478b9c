import { lazyPart } from '@dreamfork/ui/lazy';
import { PanelLeft } from 'lucide-react';
import { defineCommands } from '../../commands/command.ts';
import { commandMessages } from '../../commands/messages.ts';
import { isLeftShown } from '../../store/workspace/createWorkspace.ts';
import type { Feature } from '../feature.ts';

export const toolsFeature = {
  commands: defineCommands(commandMessages, {
    'toggle-tools': {
      group: 'view',
      icon: PanelLeft,
      isOn: ({ workspace }) => isLeftShown(workspace.getState()),
      run: ({ workspace }) => workspace.toggleLeft(),
    },
  }),
  tabs: { tools: lazyPart(async () => (await import('./ToolsPanel.tsx')).ToolsPanel) },
} satisfies Feature;
