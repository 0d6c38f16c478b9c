import type { StorySummary } from '@dreamfork/api-client';
import { Table, type TableColumn, Text } from '@dreamfork/ui';
import { formatDate, formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { ownStoryMessages } from '../../messages/ownStories.ts';
import { storyMessages } from '../../messages/stories.ts';
import { sizeText } from '../../stories/sizeText.ts';
import { AccessSwitch } from './AccessSwitch.tsx';
import { StoryName } from './StoryName.tsx';
import type { OwnStoryActions } from './useOwnStoryActions.ts';

export type OwnStoryListProps = {
  stories: readonly StorySummary[];
  actions: OwnStoryActions;
};

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** One's own stories with their figures side by side. */
export function OwnStoryTable({ stories, actions }: OwnStoryListProps) {
  const words = useMessages(ownStoryMessages);
  const storyWords = useMessages(storyMessages);
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const columns: TableColumn<StorySummary>[] = [
    {
      id: 'story',
      header: words.story,
      isRowHeader: true,
      render: (story) => <StoryName story={story} />,
    },
    {
      id: 'changed',
      header: words.changed,
      render: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDate(locale, updatedAt)}</time>,
    },
    { id: 'read', header: words.read, align: 'end', render: (story) => number(story.viewCount) },
    { id: 'liked', header: words.liked, align: 'end', render: (story) => number(story.likeCount) },
    {
      id: 'size',
      header: words.size,
      align: 'end',
      render: ({ nodeCount, wordCount, sizeBytes }) => (
        <>
          {unbroken(storyWords.nodes(nodeCount))}
          <br />
          <Text as="span" size="13" tone="ink3" tabular>
            {unbroken(words.words(number(wordCount), wordCount))}
            {sizeBytes !== undefined && (
              <>
                <br />
                {unbroken(sizeText(locale, sizeBytes))}
              </>
            )}
          </Text>
        </>
      ),
    },
    {
      id: 'access',
      header: words.access,
      render: (story) => <AccessSwitch story={story} isLabelHidden />,
    },
  ];
  return (
    <Table
      label={words.list}
      columns={columns}
      rows={stories}
      rowKey={({ id }) => id}
      rowActions={actions}
      empty={null}
    />
  );
}
