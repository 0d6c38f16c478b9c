import { Button, Dialog, ProgressBar, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useState } from 'react';
import type { WorkspaceDialogProps } from '../store/workspace/panelsAndDialogs.ts';
import { shellMessages } from './messages.ts';

/** Names the running work, how long it has run, and offers to cancel it. Closing the dialog cancels it too. */
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
      <Stack gap="2">
        <ProgressBar label={title} hideLabel />
        <Elapsed />
      </Stack>
    </Dialog>
  );
}

/** A sign of life where nobody can tell how much is left. */
function Elapsed() {
  const messages = useMessages(shellMessages);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((last) => last + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Text size="13" tone="ink2">
      {messages.elapsed(seconds)}
    </Text>
  );
}
