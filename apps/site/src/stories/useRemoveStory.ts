import type { StorySummary } from '@dreamfork/api-client';
import { useChange } from '@dreamfork/api-client/hooks';
import { useConfirm, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { storyMessages } from '../messages/stories.ts';
import { ownStoryAnswers, storyGone } from './storyEdits.ts';
import { useFeature } from './useFeature.ts';

/** How long the way back is offered, in milliseconds. */
const undoTime = 10_000;

export type RemoveStoryOptions = {
  /** Whether to ask also where a deleted story can be brought back. @default false */
  alwaysAsks?: boolean;
};

/** Deletes a story, at once where that can be taken back, and after a question where not. */
export function useRemoveStory({ alwaysAsks = false }: RemoveStoryOptions = {}) {
  const words = useMessages(storyMessages);
  const change = useChange();
  const confirm = useConfirm();
  const toast = useToast();
  const canRestore = useFeature('restore') === true;

  const restore = async ({ id, title }: StorySummary) => {
    const answer = await change({
      call: (client) => client.ownStories.restore(id),
      stale: ownStoryAnswers,
    });
    toast(
      answer.ok
        ? { status: 'success', title: words.restored(title || words.untitled) }
        : { status: 'error', title: words.restoreFailed, description: answer.error.message },
    );
  };

  return async (story: StorySummary): Promise<void> => {
    const title = story.title || words.untitled;
    const isAsking = alwaysAsks || !canRestore;
    const isConfirmed =
      !isAsking ||
      (await confirm({
        title: words.removeQuestion,
        text: canRestore ? words.removeForADay(title) : words.removeText(title),
        confirmLabel: words.remove,
        tone: 'danger',
      }));
    if (!isConfirmed) return;
    const answer = await change({
      call: (client) => client.stories.remove(story.id),
      edits: storyGone(story),
    });
    if (answer.ok) {
      toast({
        status: 'success',
        title: words.removed,
        ...(canRestore
          ? {
              description: words.removedText(title),
              duration: undoTime,
              action: { label: words.restore, onPress: () => void restore(story) },
            }
          : {}),
      });
      return;
    }
    const { error } = answer;
    toast({
      status: 'error',
      title: words.removeError(
        error.kind === 'http' ? words.removeFailed(String(error.status)) : error.message,
      ),
      ...(error.kind === 'http' ? { description: error.message } : {}),
    });
  };
}
