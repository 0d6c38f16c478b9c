import type { StorySummary } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { useConfirm, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { storyMessages } from '../messages/stories.ts';

/** Asks, deletes, and says how it went. Answers whether the story is gone. */
export function useRemoveStory(): (story: StorySummary) => Promise<boolean> {
  const words = useMessages(storyMessages);
  const client = useApiClient();
  const confirm = useConfirm();
  const toast = useToast();

  return async (story) => {
    const isConfirmed = await confirm({
      title: words.removeQuestion,
      text: words.removeText(story.title || words.untitled),
      confirmLabel: words.remove,
      tone: 'danger',
    });
    if (!isConfirmed) return false;
    const answer = await client.stories.remove(story.id);
    if (answer.ok) {
      toast({ status: 'success', title: words.removed });
      return true;
    }
    const { error } = answer;
    toast({
      status: 'error',
      title: words.removeError(
        error.kind === 'http' ? words.removeFailed(String(error.status)) : error.message,
      ),
      ...(error.kind === 'http' ? { description: error.message } : {}),
    });
    return false;
  };
}
