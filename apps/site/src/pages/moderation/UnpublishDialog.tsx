import { unpublishReasonMaximumLength } from '@dreamfork/api-client';
import { TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { moderationMessages } from '../../messages/moderation.ts';

export type UnpublishDialogProps = {
  /** What the story is called. */
  title: string;
  onUnpublish: (reason: string) => void;
  onClose: () => void;
};

/** Asks why a story is to be taken down. */
export function UnpublishDialog({ title, onUnpublish, onClose }: UnpublishDialogProps) {
  const words = useMessages(moderationMessages);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const fault =
    reason.trim() === ''
      ? words.reasonMissing
      : reason.trim().length > unpublishReasonMaximumLength
        ? words.reasonTooLong(unpublishReasonMaximumLength)
        : undefined;
  const submit = () => {
    setTried(true);
    if (fault) return;
    onUnpublish(reason.trim());
    onClose();
  };
  return (
    <FormDialog
      title={words.unpublishTitle}
      description={words.unpublishText(title)}
      cancelLabel={words.cancel}
      submitLabel={words.unpublish}
      variant="danger"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={words.reason}
        description={words.reasonHelp}
        isRequired
        autoFocus
        value={reason}
        onChange={setReason}
        errorMessage={isTried ? fault : undefined}
      />
    </FormDialog>
  );
}
