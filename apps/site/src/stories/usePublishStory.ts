import {
  type ApiClient,
  documentOf,
  hasCode,
  type StorySummary,
  toSaveRequest,
} from '@dreamfork/api-client';
import { useChange } from '@dreamfork/api-client/hooks';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useNavigate } from 'react-router-dom';
import { storyMessages } from '../messages/stories.ts';
import { ownStoryAnswers, storyChanged } from './storyEdits.ts';
import { useFeature } from './useFeature.ts';

/** Publishing through the save form, for servers that offer no more than that. */
async function saveAccess(client: ApiClient, id: string, isPublic: boolean) {
  const data = await client.stories.data(id);
  if (!data.ok) return data;
  const { version } = data.value;
  return client.stories.update(id, toSaveRequest(documentOf(data.value), { isPublic, version }));
}

/** Opens a story to readers or closes it: shown at once, taken back with the reason where it is refused. */
export function usePublishStory() {
  const words = useMessages(storyMessages);
  const change = useChange();
  const toast = useToast();
  const navigate = useNavigate();
  const canPublish = useFeature('storyQueries') === true;

  return async ({ id }: StorySummary, isPublic: boolean): Promise<void> => {
    const answer = await change<unknown>({
      call: (client) =>
        canPublish ? client.content.publish(id, isPublic) : saveAccess(client, id, isPublic),
      edits: storyChanged(id, (story) => ({ ...story, isPublic })),
      stale: ownStoryAnswers,
    });
    if (answer.ok) {
      toast({
        status: 'success',
        title: isPublic ? words.publishedNow : words.hiddenNow,
        description: isPublic ? words.publishedText : words.hiddenText,
      });
      return;
    }
    const isUnconfirmed = hasCode(answer.error, 'email-unconfirmed');
    toast({
      status: 'error',
      title: words.publishFailed,
      description: answer.error.message,
      ...(isUnconfirmed
        ? {
            duration: 10_000,
            action: { label: words.confirmEmail, onPress: () => void navigate('/app/profile') },
          }
        : {}),
    });
  };
}
