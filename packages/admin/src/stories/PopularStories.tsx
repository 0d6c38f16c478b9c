import type { PopularStory } from '@dreamfork/api-client';
import { Heading, Stack, Table, type TableColumn, Text } from '@dreamfork/ui';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { storiesMessages } from './messages.ts';
import { StoryTitle, useStoryColumns } from './useStoryColumns.tsx';

export type PopularStoriesProps = { stories: readonly PopularStory[]; isLoading: boolean };

/** The stories with the most views. */
export function PopularStories({ stories, isLoading }: PopularStoriesProps) {
  const messages = useMessages(storiesMessages);
  const locale = useLocale();
  const { story, type, views } = useStoryColumns<PopularStory>((row) => <StoryCell story={row} />);
  const columns: TableColumn<PopularStory>[] = [
    story,
    {
      id: 'author',
      header: messages.author,
      render: ({ authorName }) => authorName || messages.unknownAuthor,
    },
    type,
    views,
    {
      id: 'created',
      header: messages.created,
      render: ({ createdAt }) => formatDate(locale, createdAt),
    },
  ];
  return (
    <Stack gap="4">
      <Heading level={2} size="21">
        {messages.popular}
      </Heading>
      <Table
        label={messages.popular}
        columns={columns}
        rows={stories}
        rowKey={({ id }) => id}
        empty={isLoading ? messages.loading : messages.none}
      />
    </Stack>
  );
}

function StoryCell({ story }: { story: PopularStory }) {
  const messages = useMessages(storiesMessages);
  return (
    <Stack gap="1">
      <StoryTitle story={story} />
      <Text as="span" size="13" tone="ink3" weight="regular">
        {story.description || messages.noDescription}
      </Text>
    </Stack>
  );
}
