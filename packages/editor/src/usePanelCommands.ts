import { useMemo } from 'react';
import type { CommandContext } from './commands/context.ts';
import type { Commands } from './commands/createCommands.ts';
import { useEditor } from './EditorContext.tsx';

/** Commands that come with the code of the panel that gives them, over the same session as all others. */
export function usePanelCommands<Own>(
  create: (context: CommandContext, commands: Commands) => Own,
): Own {
  const { commandContext, commands } = useEditor();
  return useMemo(() => create(commandContext, commands), [create, commandContext, commands]);
}
