import { routes, type StorySummary } from '@dreamfork/api-client';
import { useFeature, useMutation } from '@dreamfork/api-client/hooks';
import { useConfirm, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { storyMessages } from './messages.ts';
import { ownStoryQueries, storyRemoved } from './storyUpdates.ts';

/** Milliseconds during which the toast offers to restore. */
const undoTime = 10_000;

export type RemoveStoryOptions = {
  /** Whether to confirm although the story can be restored. @default false */
  alwaysAsks?: boolean;
};

/** Deletes a story; asks for confirmation where it cannot be restored. */
export function useRemoveStory({ alwaysAsks = false }: RemoveStoryOptions = {}) {
  const messages = useMessages(storyMessages);
  const change = useMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const canRestore = useFeature('restore') === true;

  const restore = async ({ id, title }: StorySummary) => {
    const answer = await change({
      call: (client) => client.call(routes.ownStories.restore, { params: { id } }),
      stale: ownStoryQueries,
    });
    toast(
      answer.ok
        ? { status: 'success', title: messages.restored(title || messages.untitled) }
        : { status: 'error', title: messages.restoreFailed, description: answer.error.message },
    );
  };

  return async (story: StorySummary): Promise<void> => {
    const title = story.title || messages.untitled;
    const isAsking = alwaysAsks || !canRestore;
    const isConfirmed =
      !isAsking ||
      (await confirm({
        title: messages.removeQuestion,
        text: canRestore ? messages.removeForADay(title) : messages.removeText(title),
        confirmLabel: messages.remove,
        tone: 'danger',
      }));
    if (!isConfirmed) return;
    const answer = await change({
      call: (client) => client.call(routes.stories.remove, { params: { id: story.id } }),
      edits: storyRemoved(story),
    });
    if (answer.ok) {
      toast({
        status: 'success',
        title: messages.removed,
        ...(canRestore
          ? {
              description: messages.removedText(title),
              duration: undoTime,
              action: { label: messages.restore, onPress: () => void restore(story) },
            }
          : {}),
      });
      return;
    }
    const { error } = answer;
    toast({
      status: 'error',
      title: messages.removeError(
        error.kind === 'http' ? messages.removeFailed(String(error.status)) : error.message,
      ),
      ...(error.kind === 'http' ? { description: error.message } : {}),
    });
  };
}
