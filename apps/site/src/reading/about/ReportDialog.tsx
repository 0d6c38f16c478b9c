import {
  type ReportReason,
  type ReportRequest,
  reportDetailsMaximumLength,
  reportReasons,
} from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { RadioGroup, TextArea, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { aboutStoryMessages } from '../../messages/aboutStory.ts';
import { reportReasonMessages } from '../../messages/reportReasons.ts';

export type Reported =
  | { kind: 'story'; id: string }
  | { kind: 'comment'; id: string; commentId: string };

export type ReportDialogProps = { reported: Reported; onClose: () => void };

/** Tells the moderators what is wrong. */
export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const words = useMessages(aboutStoryMessages).report;
  const reasons = useMessages(reportReasonMessages);
  const { isPending, problem, send } = useReport(reported, onClose);
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
      title={words[reported.kind]}
      description={words.text}
      cancelLabel={words.cancel}
      submitLabel={words.send}
      isPending={isPending}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label={words.reason}
        isRequired
        items={reportReasons.map((id) => ({ id, label: reasons[id] }))}
        value={reason}
        onChange={setReason}
        errorMessage={isTried && reason === null ? words.reasonMissing : undefined}
      />
      <TextArea
        label={words.details}
        description={words.detailsHelp}
        value={details}
        onChange={setDetails}
        errorMessage={isTooLong ? words.tooLong(reportDetailsMaximumLength) : undefined}
      />
    </FormDialog>
  );
}

function useReport(reported: Reported, onSent: () => void) {
  const words = useMessages(aboutStoryMessages).report;
  const client = useApiClient();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (request: ReportRequest) => {
    setPending(true);
    setProblem(null);
    const answer =
      reported.kind === 'story'
        ? await client.feedback.reportStory(reported.id, request)
        : await client.feedback.reportComment(reported.id, reported.commentId, request);
    setPending(false);
    if (!answer.ok) {
      setProblem(`${words.failed}: ${answer.error.message}`);
      return;
    }
    toast({ status: 'success', title: words.sent, description: words.sentText });
    onSent();
  };
  return { isPending, problem, send };
}
