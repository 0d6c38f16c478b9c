import { IconButton } from '@dreamfork/ui';
import { actionIcon } from '../actions/actionIcon.ts';
import { type ActionId, actionOf } from '../actions/actions.ts';
import { useActions } from '../actions/useActions.ts';
import { useDesk, useSession } from '../EditorContext.tsx';

export type ActionButtonProps = { id: ActionId };

/** A button of the top bar for one action; not there while the action is not offered. */
export function ActionButton({ id }: ActionButtonProps) {
  const { run, isAvailable, contextOf, words } = useActions();
  const { isOn } = actionOf(id);
  const read = () => isOn?.(contextOf());
  useDesk(read);
  const isPressed = useSession(read);
  if (!isAvailable(id)) return null;
  return (
    <IconButton
      icon={actionIcon(id)}
      label={words[id]}
      {...(isPressed === undefined ? {} : { isPressed })}
      onPress={() => run(id)}
    />
  );
}
