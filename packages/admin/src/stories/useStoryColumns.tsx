import { Badge, type TableColumn } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import type { ReactNode } from 'react';
import { useAdminHost } from '../AdminContext.tsx';
import { HostLink } from '../layout/HostLink.tsx';
import { storiesMessages } from './messages.ts';
import { storyTitle } from './stories.css.ts';

type ListedStory = { id: string; title: string; isPublic: boolean; viewCount: number };

/** The title of a story. Private ones are for their author alone, so they have no link. */
export function StoryTitle({ story: { id, title, isPublic } }: { story: ListedStory }) {
  const messages = useMessages(storiesMessages);
  const { storyHref } = useAdminHost();
  const name = title || messages.untitled;
  return (
    <span className={storyTitle}>
      <HostLink href={isPublic ? storyHref?.(id) : undefined}>{name}</HostLink>
    </span>
  );
}

/** The columns that every list of stories has. */
export function useStoryColumns<Story extends ListedStory>(
  renderTitle: (story: Story) => ReactNode,
): Record<'story' | 'type' | 'views', TableColumn<Story>> {
  const messages = useMessages(storiesMessages);
  const locale = useLocale();
  return {
    story: { id: 'story', header: messages.story, isRowHeader: true, render: renderTitle },
    type: {
      id: 'type',
      header: messages.type,
      render: ({ isPublic }) => (
        <Badge tone={isPublic ? 'success' : 'neutral'}>
          {isPublic ? messages.public : messages.private}
        </Badge>
      ),
    },
    views: {
      id: 'views',
      header: messages.readings,
      align: 'end',
      render: ({ viewCount }) => formatNumber(locale, viewCount),
    },
  };
}
