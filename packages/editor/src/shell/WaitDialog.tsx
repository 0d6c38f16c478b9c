import { Button, Dialog, ProgressBar } from '@dreamfork/ui';
import type { WorkspaceDialogProps } from '../store/workspace/panelsAndDialogs.ts';

/** Names the running work and offers to cancel it. Closing the dialog cancels it too. */
export function WaitDialog({ payload, isOpen, onClose }: WorkspaceDialogProps<'wait'>) {
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
