import { unpublishReasonMaximumLength } from '@dreamfork/api-client';
import { Button, Dialog, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useId, useState } from 'react';
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
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const fault =
    reason.trim() === ''
      ? words.reasonMissing
      : reason.trim().length > unpublishReasonMaximumLength
        ? words.reasonTooLong(unpublishReasonMaximumLength)
        : undefined;
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={words.unpublishTitle}
      description={words.unpublishText(title)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="danger" type="submit" form={formId}>
            {words.unpublish}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (fault) return;
          onUnpublish(reason.trim());
          onClose();
        }}
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
      </form>
    </Dialog>
  );
}
