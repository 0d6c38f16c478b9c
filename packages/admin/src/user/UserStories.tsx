import type { UserDetails, UserStory } from '@dreamfork/api-client';
import { usePages, userStoryPages } from '@dreamfork/api-client/hooks';
import type { TableColumn } from '@dreamfork/ui';
import { formatDate, formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { userPageMessages } from '../messages/user.ts';
import { StoryTitle, useStoryColumns } from '../stories/useStoryColumns.tsx';
import { PagedTable } from './PagedTable.tsx';
import { Section } from './Section.tsx';

/** The stories of the user. */
export function UserStories({ user }: { user: UserDetails }) {
  const messages = useMessages(userPageMessages);
  const locale = useLocale();
  const pages = usePages(userStoryPages, [user.id, {}]);
  const { story, type, views } = useStoryColumns<UserStory>((row) => <StoryTitle story={row} />);
  const columns: TableColumn<UserStory>[] = [
    story,
    type,
    views,
    {
      id: 'updated',
      header: messages.updated,
      render: ({ updatedAt }) => formatDate(locale, updatedAt),
    },
  ];
  return (
    <Section
      title={messages.stories}
      description={messages.storiesOf(
        formatNumber(locale, user.stories.total),
        formatNumber(locale, user.stories.published),
      )}
    >
      <PagedTable
        label={messages.stories}
        pages={pages}
        columns={columns}
        empty={messages.noStories}
        failed={messages.storiesFailed}
        shown={messages.storiesShown}
      />
    </Section>
  );
}
