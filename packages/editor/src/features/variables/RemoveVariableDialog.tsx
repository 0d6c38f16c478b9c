import type { Variable } from '@dreamfork/story';
import { Button, Dialog } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { variablesMessages } from './messages.ts';
import { PlaceList, type VariablePlace } from './PlaceList.tsx';

export type RemoveVariableDialogProps = {
  variable: Variable;
  places: readonly VariablePlace[];
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before a variable that is used is removed. A press on a place goes there and removes nothing. */
export function RemoveVariableDialog({
  variable: { name },
  places,
  onClose,
  onConfirm,
}: RemoveVariableDialogProps) {
  const messages = useMessages(variablesMessages);
  return (
    <Dialog
      title={messages.removeTitle(name)}
      description={messages.removeText(places.length)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="quiet" autoFocus onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="danger" onPress={onConfirm}>
            {messages.removeConfirm}
          </Button>
        </>
      }
    >
      <PlaceList label={messages.usesList(name)} places={places} onShow={onClose} />
    </Dialog>
  );
}
