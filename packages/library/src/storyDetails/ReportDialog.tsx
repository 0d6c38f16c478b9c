import {
  type ReportReason,
  type ReportRequest,
  reportDetailsMaximumLength,
  reportReasonNames,
  reportReasons,
} from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { FormDialog, RadioGroup, TextArea, useToast } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { storyDetailsMessages } from '../messages/storyDetails.ts';

export type ReportTarget =
  | { kind: 'story'; id: string; nodeId: string | undefined }
  | { kind: 'comment'; id: string; commentId: string };

export type ReportDialogProps = { target: ReportTarget; onClose: () => void };

/** Reports a story or a comment to the moderators. */
export function ReportDialog({ target, onClose }: ReportDialogProps) {
  const messages = useMessages(storyDetailsMessages).report;
  const reasons = reportReasonNames[useLocale()];
  const { isPending, error, send } = useReport(target, onClose);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState('');
  const [isTried, setTried] = useState(false);
  const isTooLong = details.trim().length > reportDetailsMaximumLength;

  const submit = () => {
    setTried(true);
    if (reason === null || isTooLong) return;
    void send({ reason, ...(details.trim() === '' ? {} : { details: details.trim() }) });
  };
  return (
    <FormDialog
      title={messages[target.kind]}
      description={messages.text}
      cancelLabel={messages.cancel}
      submitLabel={messages.send}
      isPending={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label={messages.reason}
        isRequired
        items={reportReasons.map((id) => ({ id, label: reasons[id] }))}
        value={reason}
        onChange={setReason}
        errorMessage={isTried && reason === null ? messages.reasonMissing : undefined}
      />
      <TextArea
        label={messages.details}
        description={messages.detailsHelp}
        value={details}
        onChange={setDetails}
        errorMessage={isTooLong ? messages.tooLong(reportDetailsMaximumLength) : undefined}
      />
    </FormDialog>
  );
}

function useReport(target: ReportTarget, onSent: () => void) {
  const messages = useMessages(storyDetailsMessages).report;
  const client = useApiClient();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async (request: ReportRequest) => {
    setPending(true);
    setError(null);
    const answer =
      target.kind === 'story'
        ? await client.feedback.reportStory(target.id, {
            ...request,
            ...(target.nodeId === undefined ? {} : { nodeId: target.nodeId }),
          })
        : await client.feedback.reportComment(target.id, target.commentId, request);
    setPending(false);
    if (!answer.ok) {
      setError(`${messages.failed}: ${answer.error.message}`);
      return;
    }
    toast({ status: 'success', title: messages.sent, description: messages.sentText });
    onSent();
  };
  return { isPending, error, send };
}
