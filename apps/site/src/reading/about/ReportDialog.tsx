import {
  type ReportReason,
  type ReportRequest,
  reportDetailsMaximumLength,
  reportReasons,
} from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { Button, Dialog, RadioGroup, Stack, Text, TextArea, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useId, useState } from 'react';
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
  const formId = useId();
  const { isPending, problem, send } = useReport(reported, onClose);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState('');
  const [isTried, setTried] = useState(false);
  const isTooLong = details.trim().length > reportDetailsMaximumLength;

  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={words[reported.kind]}
      description={words.text}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending}>
            {words.send}
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
          if (reason === null || isTooLong) return;
          void send({ reason, ...(details.trim() === '' ? {} : { details: details.trim() }) });
        }}
      >
        <Stack gap="5">
          {problem && (
            <Text role="alert" tone="danger">
              {problem}
            </Text>
          )}
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
        </Stack>
      </form>
    </Dialog>
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
