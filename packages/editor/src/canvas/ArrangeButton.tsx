import { IconButton } from '@dreamfork/ui';
import { layoutCommands } from '../commands/layoutCommands.ts';
import { iconOf, useCommands } from '../commands/useCommands.ts';
import { useSession } from '../EditorContext.tsx';

const command = layoutCommands.arrange;

/** Sets out what is selected, else the whole story. */
export function ArrangeButton() {
  const { run, isAvailable, labelOf } = useCommands();
  const isOffered = useSession(() => isAvailable(command));
  return (
    isOffered && (
      <IconButton
        icon={iconOf(command)}
        label={labelOf(command)}
        variant="quiet"
        onPress={() => run(command)}
      />
    )
  );
}
