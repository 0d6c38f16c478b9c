import { comments, edit, useChange } from '@dreamfork/api-client/hooks';
import { useConfirm, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { aboutStoryMessages } from '../../messages/aboutStory.ts';

/** Asks and deletes a comment; it is gone at once, and back if the server refuses. */
export function useRemoveComment(storyId: string) {
  const words = useMessages(aboutStoryMessages);
  const change = useChange();
  const confirm = useConfirm();
  const toast = useToast();

  return async (commentId: string): Promise<void> => {
    const isConfirmed = await confirm({
      title: words.removeQuestion,
      text: words.removeText,
      confirmLabel: words.remove,
      tone: 'danger',
    });
    if (!isConfirmed) return;
    const answer = await change({
      call: (client) => client.feedback.removeComment(storyId, commentId),
      edits: [
        edit(comments, (list) => {
          const items = list.items.filter(({ id }) => id !== commentId);
          return { ...list, items, total: list.total - (list.items.length - items.length) };
        }),
      ],
    });
    toast(
      answer.ok
        ? { status: 'success', title: words.removed }
        : { status: 'error', title: words.removeFailed, description: answer.error.message },
    );
  };
}
