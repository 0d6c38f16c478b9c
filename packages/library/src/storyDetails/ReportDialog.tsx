import {
  type ReportReason,
  reportDetailsMaximumLength,
  reportReasonNames,
  reportReasons,
  routes,
} from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { FormDialog, RadioGroup, TextArea, useForm, useToast } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { storyDetailsMessages } from './messages.ts';

export type ReportTarget =
  | { kind: 'story'; id: string; nodeId: string | undefined }
  /** A comment under a public story, or one of the review of a draft. */
  | { kind: 'comment' | 'reviewComment'; id: string; commentId: string };

export type ReportDialogProps = { target: ReportTarget; onClose: () => void };

/** Reports a story or a comment to the moderators. */
export function ReportDialog({ target, onClose }: ReportDialogProps) {
  const messages = useMessages(storyDetailsMessages).report;
  const reasons = reportReasonNames[useLocale()];
  const form = useReport(target, onClose);
  return (
    <FormDialog
      title={target.kind === 'story' ? messages.story : messages.comment}
      description={messages.text}
      cancelLabel={messages.cancel}
      submitLabel={messages.send}
      isPending={form.isPending}
      error={form.rejection && `${messages.failed}: ${form.rejection.message}`}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <RadioGroup
        label={messages.reason}
        isRequired
        items={reportReasons.map((id) => ({ id, label: reasons[id] }))}
        {...form.pick('reason')}
      />
      <TextArea {...form.field('details')} description={messages.detailsHelp} />
    </FormDialog>
  );
}

function useReport(target: ReportTarget, onSent: () => void) {
  const messages = useMessages(storyDetailsMessages).report;
  const client = useApiClient();
  const toast = useToast();
  const initial: { reason: ReportReason | null; details: string } = { reason: null, details: '' };
  return useForm({
    initial,
    labels: { reason: messages.reason, details: messages.details },
    check: ({ reason, details }) => ({
      ...(reason === null ? { reason: messages.reasonMissing } : {}),
      ...(details.trim().length > reportDetailsMaximumLength
        ? { details: messages.tooLong(reportDetailsMaximumLength) }
        : {}),
    }),
    send: async ({ reason, details }) => {
      if (reason === null) return undefined;
      const request = { reason, ...(details.trim() === '' ? {} : { details: details.trim() }) };
      const answer =
        target.kind === 'story'
          ? await client.call(routes.feedback.reportStory, {
              params: { id: target.id },
              body: {
                ...request,
                ...(target.nodeId === undefined ? {} : { nodeId: target.nodeId }),
              },
            })
          : await client.call(
              target.kind === 'comment'
                ? routes.feedback.reportComment
                : routes.review.reportComment,
              { params: { id: target.id, commentId: target.commentId }, body: request },
            );
      if (!answer.ok) return answer.error;
      toast({ status: 'success', title: messages.sent, description: messages.sentText });
      onSent();
      return undefined;
    },
  });
}
