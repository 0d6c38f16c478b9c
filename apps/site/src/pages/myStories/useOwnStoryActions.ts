import type { StorySummary } from '@dreamfork/api-client';
import type { MenuEntry } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { BookOpen, Copy, Pencil, Tags, Trash2 } from 'lucide-react';
import { ownStoryMessages } from '../../messages/ownStories.ts';
import { storyMessages } from '../../messages/stories.ts';
import { useDuplicateStory } from '../../stories/useDuplicateStory.ts';
import { useFeature } from '../../stories/useFeature.ts';
import { useRemoveStory } from '../../stories/useRemoveStory.ts';

type Command = 'read' | 'edit' | 'details' | 'duplicate' | 'remove';

export type OwnStoryActions = {
  nameOf: (story: StorySummary) => string;
  itemsOf: (story: StorySummary) => readonly MenuEntry[];
  onAction: (command: string, story: StorySummary) => void;
};

/** What an author can do with a story of the list. */
export function useOwnStoryActions(openDetails: (story: StorySummary) => void): OwnStoryActions {
  const words = useMessages(storyMessages);
  const ownWords = useMessages(ownStoryMessages);
  const duplicate = useDuplicateStory();
  const remove = useRemoveStory();
  const hasDetails = useFeature('storyQueries') === true;

  const acts: Partial<Record<Command, (story: StorySummary) => void>> = {
    details: openDetails,
    duplicate: (story) => void duplicate(story),
    remove: (story) => void remove(story),
  };
  const command = (entry: MenuEntry<Command>) => entry;
  return {
    nameOf: ({ title }) => title || words.untitled,
    itemsOf: ({ id }) => [
      command({
        id: 'edit',
        label: words.edit,
        icon: Pencil,
        href: `/app/editor/${encodeURIComponent(id)}`,
      }),
      command({
        id: 'read',
        label: words.view,
        icon: BookOpen,
        href: `/story/${encodeURIComponent(id)}`,
      }),
      ...(hasDetails ? [command({ id: 'details', label: ownWords.details, icon: Tags })] : []),
      command({ id: 'duplicate', label: words.duplicate, icon: Copy }),
      { separator: true },
      command({ id: 'remove', label: words.remove, icon: Trash2, tone: 'danger' }),
    ],
    onAction: (id, story) => acts[id as Command]?.(story),
  };
}
