import { Button, Dialog, ProgressBar } from '@dreamfork/ui';
import type { DeskDialogProps } from '../desk/dialogs.ts';

/** Says what the author waits for, and lets them stop it. Closing it in any way stops it too. */
export function WaitDialog({ payload, isOpen, onClose }: DeskDialogProps<'wait'>) {
  const { title, text, cancelLabel, onCancel } = payload;
  const stop = () => {
    onCancel();
    onClose();
  };
  return (
    <Dialog
      title={title}
      description={text}
      size="small"
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => {
        if (!open) stop();
      }}
      footer={<Button onPress={stop}>{cancelLabel}</Button>}
    >
      <ProgressBar label={title} hideLabel />
    </Dialog>
  );
}
