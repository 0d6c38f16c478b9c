import type { ApiClient, ReportedThing } from '@dreamfork/api-client';
import { optimisticUpdate, publicStories, reports, useMutation } from '@dreamfork/api-client/hooks';
import { useConfirm, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { moderationMessages } from '../messages/moderation.ts';

/** The decisions about a reported thing. It leaves the list before the server has answered, and returns if it refuses. */
export function useDecisions(thing: ReportedThing) {
  const messages = useMessages(moderationMessages);
  const mutate = useMutation();
  const confirm = useConfirm();
  const toast = useToast();

  const decide = async (
    call: (client: ApiClient) => ReturnType<ApiClient['moderation']['dismiss']>,
    done: string,
  ) => {
    const answer = await mutate({
      call,
      edits: [
        optimisticUpdate(reports, (list) => ({
          ...list,
          items: list.items.filter(({ id }) => id !== thing.id),
        })),
      ],
      stale: [publicStories],
    });
    toast(
      answer.ok
        ? { status: 'success', title: done }
        : { status: 'error', title: messages.failed, description: answer.error.message },
    );
  };

  return {
    unpublish: (reason: string) =>
      decide(
        (client) => client.moderation.unpublish(thing.storyId, { reason }),
        messages.unpublished,
      ),
    dismiss: () => decide((client) => client.moderation.dismiss(thing.id), messages.dismissed),
    removeComment: async () => {
      const { comment } = thing;
      if (!comment) return;
      const isConfirmed = await confirm({
        title: messages.removeQuestion,
        text: messages.removeText,
        confirmLabel: messages.removeComment,
        tone: 'danger',
      });
      if (!isConfirmed) return;
      await decide((client) => client.moderation.removeComment(comment.id), messages.removed);
    },
  };
}
