import { documentOf, type StorySummary, toSaveRequest } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { storyMessages } from '../messages/stories.ts';

/** Opens a story to readers or closes it. Answers the story as the server now holds it. */
export function usePublishStory() {
  const words = useMessages(storyMessages);
  const client = useApiClient();
  const toast = useToast();

  return async (story: StorySummary, isPublic: boolean): Promise<StorySummary | null> => {
    const data = await client.stories.data(story.id);
    const answer = data.ok
      ? await client.stories.update(
          story.id,
          toSaveRequest(documentOf(data.value), { isPublic, version: data.value.version }),
        )
      : data;
    if (!answer.ok) {
      toast({ status: 'error', title: words.publishFailed, description: answer.error.message });
      return null;
    }
    toast({
      status: 'success',
      title: isPublic ? words.publishedNow : words.hiddenNow,
      description: isPublic ? words.publishedText : words.hiddenText,
    });
    return answer.value.story;
  };
}
