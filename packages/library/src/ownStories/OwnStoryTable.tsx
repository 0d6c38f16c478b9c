import { routes, type StorySummary } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import { Inline, Link, LinkButton, Stack, Table, type TableColumn, Text } from '@dreamfork/ui';
import { formatDate, formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useLibraryHost } from '../host.tsx';
import { CoAuthorBadge } from '../stories/CoAuthorBadge.tsx';
import { storyMessages } from '../stories/messages.ts';
import { StoryStatusBadge } from '../stories/StoryStatusBadge.tsx';
import { ownStoryMessages } from './messages.ts';
import { PublishSwitch } from './PublishSwitch.tsx';
import type { OwnStoryActions } from './useOwnStoryActions.ts';

export type OwnStoryListProps = {
  stories: readonly StorySummary[];
  actions: OwnStoryActions;
};

type OwnStoryTableProps = Pick<OwnStoryListProps, 'actions'> & {
  /** Undefined while they load. */
  stories: OwnStoryListProps['stories'] | undefined;
};

/** Own stories with their figures as a table. */
export function OwnStoryTable({ stories, actions }: OwnStoryTableProps) {
  const messages = useMessages(ownStoryMessages);
  const commonMessages = useMessages(storyMessages);
  const locale = useLocale();
  const { addresses } = useLibraryHost();
  const number = (value: number) => formatNumber(locale, value);
  const columns: TableColumn<StorySummary>[] = [
    {
      id: 'story',
      header: messages.story,
      isRowHeader: true,
      render: (story) => <StoryTitle story={story} />,
    },
    {
      id: 'changed',
      header: messages.changed,
      render: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDate(locale, updatedAt)}</time>,
    },
    {
      id: 'readings',
      header: messages.readings,
      align: 'end',
      render: (story) => number(story.viewCount),
    },
    {
      id: 'liked',
      header: messages.liked,
      align: 'end',
      render: (story) => number(story.likeCount),
    },
    {
      id: 'size',
      header: messages.size,
      align: 'end',
      render: ({ nodeCount, wordCount }) =>
        `${commonMessages.nodes(nodeCount)} · ${messages.words(wordCount)}`,
    },
    {
      id: 'access',
      header: messages.access,
      render: (story) =>
        story.role ? (
          <StoryStatusBadge story={story} />
        ) : (
          <PublishSwitch story={story} isLabelHidden />
        ),
    },
    {
      id: 'edit',
      header: commonMessages.edit,
      isHeaderHidden: true,
      align: 'end',
      render: (story) => (
        <LinkButton
          size="small"
          href={addresses.editStory(story.id)}
          aria-label={commonMessages.editStory(actions.nameOf(story))}
        >
          {commonMessages.edit}
        </LinkButton>
      ),
    },
  ];
  return (
    <Table
      label={messages.list}
      columns={columns}
      rows={stories ?? []}
      isLoading={!stories}
      rowKey={({ id }) => id}
      rowActions={actions}
      empty={null}
    />
  );
}

/** Title and tags of a story in its row; the switch beside them tells its status. */
function StoryTitle({ story }: { story: StorySummary }) {
  const messages = useMessages(storyMessages);
  const { addresses } = useLibraryHost();
  return (
    <Stack gap="1">
      <Inline gap="3">
        <Text size="17" font="reading" weight="medium" lines={2} as="span">
          <Link variant="quiet" href={addresses.editStory(story.id)}>
            {story.title || messages.untitled}
          </Link>
        </Text>
        {story.unpublishedReason !== undefined && <StoryStatusBadge story={story} />}
        <CoAuthorBadge story={story} />
      </Inline>
      {story.tags.length > 0 && (
        <Text size="13" tone="ink3" lines={1}>
          {story.tags.map((tag) => `#${tag}`).join('  ')}
        </Text>
      )}
      <UnpublishedChanges story={story} />
      <OpenThreads story={story} />
      <UnpublishedReason story={story} />
    </Stack>
  );
}

/** Says that readers of a public story do not get its newest state yet. */
export function UnpublishedChanges({ story }: { story: StorySummary }) {
  const messages = useMessages(ownStoryMessages);
  const { publication, version } = story;
  if (!publication || publication.version >= version) return null;
  return (
    <Text size="13" tone="ink3" as="span">
      {messages.unpublishedChanges}
    </Text>
  );
}

/** How many threads of first readers are open in the draft. */
export function OpenThreads({ story: { openThreads = 0 } }: { story: StorySummary }) {
  const messages = useMessages(ownStoryMessages);
  if (openThreads === 0) return null;
  return (
    <Text size="13" tone="accent" as="span">
      {messages.openThreads(openThreads)}
    </Text>
  );
}

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Why a moderator made the story private, and what its author can do. */
export function UnpublishedReason({ story }: { story: StorySummary }) {
  const messages = useMessages(ownStoryMessages);
  const { addresses } = useLibraryHost();
  const { data } = useQuery(
    routes.cases.ownDecisions,
    story.unpublishedReason !== undefined ? {} : null,
  );
  if (story.unpublishedReason === undefined) return null;
  const canAppeal = data?.items.some((one) => one.id === story.id && one.canAppeal) === true;
  return (
    <Text size="13" tone="danger">
      {messages.unpublishedText(asSentence(story.unpublishedReason))}{' '}
      <Link href={addresses.decisions}>{canAppeal ? messages.appeal : messages.showDecision}</Link>
    </Text>
  );
}
