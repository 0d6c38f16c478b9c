import { unpublishReasonMaximumLength } from '@dreamfork/api-client';
import { FormDialog, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { moderationMessages } from '../messages/moderation.ts';

export type UnpublishDialogProps = {
  /** The title of the story. */
  title: string;
  onUnpublish: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason to unpublish a story; its author reads it. */
export function UnpublishDialog({ title, onUnpublish, onClose }: UnpublishDialogProps) {
  const messages = useMessages(moderationMessages);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const error =
    reason.trim() === ''
      ? messages.reasonMissing
      : reason.trim().length > unpublishReasonMaximumLength
        ? messages.reasonTooLong(unpublishReasonMaximumLength)
        : undefined;
  const submit = () => {
    setTried(true);
    if (error) return;
    onUnpublish(reason.trim());
    onClose();
  };
  return (
    <FormDialog
      title={messages.unpublishTitle}
      description={messages.unpublishText(title)}
      cancelLabel={messages.cancel}
      submitLabel={messages.unpublish}
      variant="danger"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={messages.reason}
        description={messages.reasonHelp}
        isRequired
        autoFocus
        value={reason}
        onChange={setReason}
        errorMessage={isTried ? error : undefined}
      />
    </FormDialog>
  );
}
