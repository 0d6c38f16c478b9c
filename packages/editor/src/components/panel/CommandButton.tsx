import { IconButton } from '@dreamfork/ui';
import type { Command } from '../../commands/command.ts';
import { iconOf, useCommands } from '../../commands/useCommands.ts';
import { useSession, useWorkspace } from '../../EditorContext.tsx';

export type CommandButtonProps = { command: Command };

/** A button of the top bar for one command; not rendered while the command is not available. */
export function CommandButton({ command }: CommandButtonProps) {
  const { run, isAvailable, contextOf, labelOf } = useCommands();
  const read = () => command.isOn?.(contextOf());
  useWorkspace(read);
  const isPressed = useSession(read);
  if (!isAvailable(command)) return null;
  return (
    <IconButton
      icon={iconOf(command)}
      label={labelOf(command)}
      {...(isPressed === undefined ? {} : { isPressed })}
      onPress={() => run(command)}
    />
  );
}
