import type { ApiClient, ReportedThing } from '@dreamfork/api-client';
import { edit, publicStories, reports, useChange } from '@dreamfork/api-client/hooks';
import { useConfirm, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { moderationMessages } from '../../messages/moderation.ts';

/** What a moderator can decide about a reported thing; it leaves the list at once. */
export function useDecisions(thing: ReportedThing) {
  const words = useMessages(moderationMessages);
  const change = useChange();
  const confirm = useConfirm();
  const toast = useToast();

  const decide = async (
    call: (client: ApiClient) => ReturnType<ApiClient['moderation']['dismiss']>,
    done: string,
  ) => {
    const answer = await change({
      call,
      edits: [
        edit(reports, (list) => ({
          ...list,
          items: list.items.filter(({ id }) => id !== thing.id),
        })),
      ],
      stale: [publicStories],
    });
    toast(
      answer.ok
        ? { status: 'success', title: done }
        : { status: 'error', title: words.failed, description: answer.error.message },
    );
  };

  return {
    unpublish: (reason: string) =>
      decide((client) => client.moderation.unpublish(thing.storyId, { reason }), words.unpublished),
    dismiss: () => decide((client) => client.moderation.dismiss(thing.id), words.dismissed),
    removeComment: async () => {
      const { comment } = thing;
      if (!comment) return;
      const isConfirmed = await confirm({
        title: words.removeQuestion,
        text: words.removeText,
        confirmLabel: words.removeComment,
        tone: 'danger',
      });
      if (!isConfirmed) return;
      await decide((client) => client.moderation.removeComment(comment.id), words.removed);
    },
  };
}
