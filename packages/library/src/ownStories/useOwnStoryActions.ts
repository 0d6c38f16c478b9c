import {
  type ApiClient,
  documentOf,
  routes,
  type StorySummary,
  toSaveRequest,
} from '@dreamfork/api-client';
import { useFeature, useMutation } from '@dreamfork/api-client/hooks';
import { type MenuEntry, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { BookOpen, ChartNoAxesColumn, Copy, Pencil, Share2, Tags, Trash2 } from 'lucide-react';
import { useLibraryHost } from '../host.tsx';
import { storyMessages } from '../stories/messages.ts';
import { ownStoryQueries } from '../stories/storyUpdates.ts';
import { useRemoveStory } from '../stories/useRemoveStory.ts';
import { ownStoryMessages } from './messages.ts';

type Action = 'read' | 'edit' | 'share' | 'statistics' | 'metadata' | 'duplicate' | 'remove';

export type OwnStoryActions = {
  nameOf: (story: StorySummary) => string;
  itemsOf: (story: StorySummary) => readonly MenuEntry[];
  onAction: (action: string, story: StorySummary) => void;
};

/** The menu of a story in the author's list. */
export function useOwnStoryActions({
  editMetadata,
  share,
}: {
  editMetadata: (story: StorySummary) => void;
  share: (story: StorySummary) => void;
}): OwnStoryActions {
  const messages = useMessages(storyMessages);
  const ownMessages = useMessages(ownStoryMessages);
  const { addresses } = useLibraryHost();
  const duplicate = useDuplicateStory();
  const remove = useRemoveStory();
  const hasMetadata = useFeature('storyQueries') === true;
  const hasStatistics = useFeature('statistics') === true;

  const handlers: Partial<Record<Action, (story: StorySummary) => void>> = {
    metadata: editMetadata,
    share,
    duplicate: (story) => void duplicate(story),
    remove: (story) => void remove(story),
  };
  const item = (entry: MenuEntry<Action>) => entry;
  return {
    nameOf: ({ title }) => title || messages.untitled,
    itemsOf: ({ id, role }) => [
      item({ id: 'edit', label: messages.edit, icon: Pencil, href: addresses.editStory(id) }),
      item({ id: 'read', label: messages.view, icon: BookOpen, href: addresses.story(id) }),
      ...(hasStatistics
        ? [
            item({
              id: 'statistics',
              label: ownMessages.statistics,
              icon: ChartNoAxesColumn,
              href: addresses.statistics(id),
            }),
          ]
        : []),
      item({ id: 'share', label: ownMessages.share, icon: Share2 }),
      // What readers get is its owner's to decide.
      ...(role === 'co-author'
        ? []
        : [
            ...(hasMetadata
              ? [item({ id: 'metadata', label: ownMessages.details, icon: Tags })]
              : []),
            item({ id: 'duplicate', label: messages.duplicate, icon: Copy }),
            { separator: true } as const,
            item({ id: 'remove', label: messages.remove, icon: Trash2, tone: 'danger' }),
          ]),
    ],
    onAction: (id, story) => handlers[id as Action]?.(story),
  };
}

/** Copies a story by saving its document, for servers without a duplicate call. */
async function saveCopy(client: ApiClient, id: string, title: string) {
  const data = await client.call(routes.stories.data, { params: { id } });
  if (!data.ok) return data;
  return client.call(routes.stories.create, {
    body: toSaveRequest({ ...documentOf(data.value), title }, { isPublic: false }),
  });
}

/** Makes a private copy of a story and offers to open it. */
function useDuplicateStory() {
  const messages = useMessages(storyMessages);
  const change = useMutation();
  const toast = useToast();
  const { addresses, navigate } = useLibraryHost();
  const canDuplicate = useFeature('storyQueries') === true;

  return async (story: StorySummary): Promise<void> => {
    const title = story.title || messages.untitled;
    const answer = await change({
      call: (client) =>
        canDuplicate
          ? client.call(routes.ownStories.duplicate, { params: { id: story.id } })
          : saveCopy(client, story.id, messages.copyTitle(title)),
      stale: ownStoryQueries,
    });
    if (!answer.ok) {
      toast({
        status: 'error',
        title: messages.duplicateFailed,
        description: answer.error.message,
      });
      return;
    }
    const { id } = answer.value.story;
    toast({
      status: 'success',
      title: messages.duplicated,
      description: messages.duplicatedText(title),
      action: { label: messages.open, onPress: () => navigate(addresses.editStory(id)) },
    });
  };
}
