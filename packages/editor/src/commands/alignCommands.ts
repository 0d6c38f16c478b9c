import { lazily } from '@dreamfork/ui/lazy';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  type LucideIcon,
} from 'lucide-react';
import type { Alignment, Distribution } from './align.ts';
import { type CommandContext, type CommandDefinition, defineCommands } from './command.ts';
import { commandMessages, submenuMessages } from './messages.ts';

const fetchAlign = lazily(() => import('./align.ts'));

const selectedCount = ({ session }: CommandContext): number => {
  const { nodeIds, noteIds } = session.getState().selection;
  return nodeIds.length + noteIds.length;
};

const submenu = {
  label: { ru: submenuMessages.ru.align, en: submenuMessages.en.align },
  icon: AlignStartVertical,
};

const alignCommand = (alignment: Alignment, icon: LucideIcon): CommandDefinition => ({
  group: 'shape',
  submenu,
  icon,
  isAvailable: (context) => selectedCount(context) > 1,
  run: async (context) => void (await fetchAlign()).alignSelected(context, alignment),
});

const distributeCommand = (distribution: Distribution, icon: LucideIcon): CommandDefinition => ({
  group: 'shape',
  submenu,
  icon,
  isAvailable: (context) => selectedCount(context) > 2,
  run: async (context) => void (await fetchAlign()).distributeSelected(context, distribution),
});

/** Bring the selected cards and notes into line. */
export const alignCommands = defineCommands(commandMessages, {
  'align-left': alignCommand('left', AlignStartVertical),
  'align-centre': alignCommand('centre', AlignCenterVertical),
  'align-right': alignCommand('right', AlignEndVertical),
  'align-top': alignCommand('top', AlignStartHorizontal),
  'align-middle': alignCommand('middle', AlignCenterHorizontal),
  'align-bottom': alignCommand('bottom', AlignEndHorizontal),
  'distribute-across': distributeCommand('horizontally', AlignHorizontalDistributeCenter),
  'distribute-down': distributeCommand('vertically', AlignVerticalDistributeCenter),
});
