import {
  type ApiClient,
  documentOf,
  hasCode,
  routes,
  type StorySummary,
  toSaveRequest,
} from '@dreamfork/api-client';
import { useFeature, useMutation } from '@dreamfork/api-client/hooks';
import { Switch, useToast, VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useLibraryHost } from '../host.tsx';
import { storyMessages } from '../stories/messages.ts';
import { ownStoryQueries, storyChanged } from '../stories/storyUpdates.ts';

export type PublishSwitchProps = {
  story: StorySummary;
  /** Hides the label where a column header shows it. @default false */
  isLabelHidden?: boolean;
};

/** Publishes a story or makes it private. */
export function PublishSwitch({ story, isLabelHidden = false }: PublishSwitchProps) {
  const messages = useMessages(storyMessages);
  const publish = usePublishStory();
  return (
    <Switch
      isSelected={story.isPublic}
      onChange={(isPublic) => void publish(story, isPublic)}
      aria-label={messages.publishStory(story.title || messages.untitled)}
    >
      {isLabelHidden ? <VisuallyHidden>{messages.publish}</VisuallyHidden> : messages.publish}
    </Switch>
  );
}

/** Changes the access by saving the story, for servers without a publish call. */
async function saveAccess(client: ApiClient, id: string, isPublic: boolean) {
  const data = await client.call(routes.stories.data, { params: { id } });
  if (!data.ok) return data;
  const { version } = data.value;
  return client.call(routes.stories.update, {
    params: { id },
    body: toSaveRequest(documentOf(data.value), { isPublic, version }),
  });
}

/** Changes who may read a story: shown at once, rolled back with the reason if the server refuses. */
export function usePublishStory() {
  const messages = useMessages(storyMessages);
  const change = useMutation();
  const toast = useToast();
  const { addresses, navigate } = useLibraryHost();
  const canPublish = useFeature('storyQueries') === true;

  return async ({ id }: StorySummary, isPublic: boolean): Promise<void> => {
    const answer = await change<unknown>({
      call: (client) =>
        canPublish
          ? client.call(routes.content.publish, { params: { id }, body: { publish: isPublic } })
          : saveAccess(client, id, isPublic),
      edits: storyChanged(id, (story) => ({ ...story, isPublic })),
      stale: ownStoryQueries,
    });
    if (answer.ok) {
      toast({
        status: 'success',
        title: isPublic ? messages.publishedNow : messages.hiddenNow,
        description: isPublic ? messages.publishedText : messages.hiddenText,
      });
      return;
    }
    const isUnconfirmed = hasCode(answer.error, 'email-unconfirmed');
    toast({
      status: 'error',
      title: messages.publishFailed,
      description: answer.error.message,
      ...(isUnconfirmed
        ? {
            duration: 10_000,
            action: { label: messages.confirmEmail, onPress: () => navigate(addresses.profile) },
          }
        : {}),
    });
  };
}
