import { type ApiClient, appealMaximumLength } from '@dreamfork/api-client';
import { linkedDecisions, ownDecisions, useMutation } from '@dreamfork/api-client/hooks';
import { FormDialog, TextArea, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { decisionMessages } from '../messages/decisions.ts';

export type AppealDialogProps = {
  /** Sends the text against a decision. */
  send: (client: ApiClient, text: string) => ReturnType<ApiClient['cases']['appeal']>;
  onClose: () => void;
};

/** Sends an appeal against a decision; it stays open with the text if the server refuses. */
export function AppealDialog({ send, onClose }: AppealDialogProps) {
  const messages = useMessages(decisionMessages);
  const mutate = useMutation();
  const toast = useToast();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const length = text.trim().length;
  const mistake =
    length === 0
      ? messages.missing
      : length > appealMaximumLength
        ? messages.tooLong(appealMaximumLength)
        : undefined;

  const submit = async () => {
    setTried(true);
    if (mistake) return;
    setPending(true);
    const answer = await mutate({
      call: (client) => send(client, text.trim()),
      stale: [ownDecisions, linkedDecisions],
    });
    setPending(false);
    if (!answer.ok) {
      setError(`${messages.failed}: ${answer.error.message}`);
      return;
    }
    toast({ status: 'success', title: messages.sent, description: messages.sentText });
    onClose();
  };

  return (
    <FormDialog
      title={messages.appealTitle}
      description={messages.appealText}
      cancelLabel={messages.cancel}
      submitLabel={messages.send}
      isPending={isPending}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        label={messages.field}
        description={messages.fieldHelp}
        isRequired
        autoFocus
        value={text}
        onChange={setText}
        errorMessage={isTried ? mistake : undefined}
      />
    </FormDialog>
  );
}
