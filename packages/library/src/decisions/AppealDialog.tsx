import { type ApiClient, type ApiError, appealMaximumLength, routes } from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import type { Result } from '@dreamfork/story';
import { FormDialog, TextArea, useForm, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { decisionMessages } from './messages.ts';

export type AppealDialogProps = {
  /** Sends the text against a decision. */
  send: (client: ApiClient, text: string) => Promise<Result<unknown, ApiError>>;
  onClose: () => void;
};

/** Sends an appeal against a decision; it stays open with the text if the server refuses. */
export function AppealDialog({ send, onClose }: AppealDialogProps) {
  const messages = useMessages(decisionMessages);
  const mutate = useMutation();
  const toast = useToast();
  const form = useForm({
    initial: { text: '' },
    labels: { text: messages.field },
    check: ({ text }) => {
      const { length } = text.trim();
      if (length === 0) return { text: messages.missing };
      return length > appealMaximumLength ? { text: messages.tooLong(appealMaximumLength) } : {};
    },
    send: async ({ text }) => {
      const answer = await mutate({
        call: (client) => send(client, text.trim()),
        stale: [routes.cases.ownDecisions, routes.cases.linkedDecisions],
      });
      if (!answer.ok) return answer.error;
      toast({ status: 'success', title: messages.sent, description: messages.sentText });
      onClose();
      return undefined;
    },
  });

  return (
    <FormDialog
      title={messages.appealTitle}
      description={messages.appealText}
      cancelLabel={messages.cancel}
      submitLabel={messages.send}
      isPending={form.isPending}
      error={form.rejection && `${messages.failed}: ${form.rejection.message}`}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <TextArea {...form.field('text')} description={messages.fieldHelp} isRequired autoFocus />
    </FormDialog>
  );
}
