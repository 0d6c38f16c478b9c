import {
  type ApiClient,
  documentOf,
  type StorySummary,
  toSaveRequest,
} from '@dreamfork/api-client';
import { useChange } from '@dreamfork/api-client/hooks';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useNavigate } from 'react-router-dom';
import { storyMessages } from '../messages/stories.ts';
import { ownStoryAnswers } from './storyEdits.ts';
import { useFeature } from './useFeature.ts';

/** A copy through the save form, for servers that offer no more than that. */
async function saveCopy(client: ApiClient, id: string, title: string) {
  const data = await client.stories.data(id);
  if (!data.ok) return data;
  return client.stories.create(
    toSaveRequest({ ...documentOf(data.value), title }, { isPublic: false }),
  );
}

/** Makes a private copy of a story and offers to open it. */
export function useDuplicateStory() {
  const words = useMessages(storyMessages);
  const change = useChange();
  const toast = useToast();
  const navigate = useNavigate();
  const canDuplicate = useFeature('storyQueries') === true;

  return async (story: StorySummary): Promise<void> => {
    const title = story.title || words.untitled;
    const answer = await change({
      call: (client) =>
        canDuplicate
          ? client.ownStories.duplicate(story.id)
          : saveCopy(client, story.id, words.copyTitle(title)),
      stale: ownStoryAnswers,
    });
    if (!answer.ok) {
      toast({ status: 'error', title: words.duplicateFailed, description: answer.error.message });
      return;
    }
    const { id } = answer.value.story;
    toast({
      status: 'success',
      title: words.duplicated,
      description: words.duplicatedText(title),
      action: {
        label: words.open,
        onPress: () => void navigate(`/app/editor/${encodeURIComponent(id)}`),
      },
    });
  };
}
