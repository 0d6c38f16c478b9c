import type { StorySummary } from '@dreamfork/api-client';
import { IconButton, Inline, Menu, MenuTrigger } from '@dreamfork/ui';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Ellipsis } from 'lucide-react';
import { useLibraryHost } from '../host.tsx';
import { CoAuthorBadge } from '../stories/CoAuthorBadge.tsx';
import { storyMessages } from '../stories/messages.ts';
import { StoryCard } from '../stories/StoryCard.tsx';
import { StoryMeta } from '../stories/StoryMeta.tsx';
import { StoryStatusBadge } from '../stories/StoryStatusBadge.tsx';
import { cell, grid } from '../stories/storyLists.css.ts';
import { ownStoryMessages } from './messages.ts';
import {
  OpenThreads,
  type OwnStoryListProps,
  UnpublishedChanges,
  UnpublishedReason,
} from './OwnStoryTable.tsx';
import { PublishSwitch } from './PublishSwitch.tsx';

/** Own stories as cards. */
export function OwnStoryCards({ stories, actions }: OwnStoryListProps) {
  const messages = useMessages(ownStoryMessages);
  return (
    <ul className={grid} aria-label={messages.list}>
      {stories.map((story) => (
        <li key={story.id} className={cell}>
          <OwnStoryCard story={story} actions={actions} />
        </li>
      ))}
    </ul>
  );
}

type OwnStoryCardProps = { story: StorySummary; actions: OwnStoryListProps['actions'] };

function OwnStoryCard({ story, actions }: OwnStoryCardProps) {
  const messages = useMessages(storyMessages);
  const ownMessages = useMessages(ownStoryMessages);
  const locale = useLocale();
  const { addresses } = useLibraryHost();
  const title = actions.nameOf(story);
  return (
    <StoryCard
      title={title}
      description={story.description}
      coverUrl={story.coverUrl}
      coverMap={story.coverMap}
      href={addresses.editStory(story.id)}
      linkLabel={messages.edit}
      badges={
        (story.unpublishedReason !== undefined || story.role) && (
          <>
            {story.unpublishedReason !== undefined && <StoryStatusBadge story={story} />}
            <CoAuthorBadge story={story} />
          </>
        )
      }
      meta={
        <>
          <span>{messages.updated(formatDate(locale, story.updatedAt))}</span>
          <span>{messages.nodes(story.nodeCount)}</span>
          <StoryMeta story={story} />
          <UnpublishedChanges story={story} />
          <OpenThreads story={story} />
          <UnpublishedReason story={story} />
        </>
      }
      actions={
        <Inline gap="2" wrap={false}>
          {!story.role && <PublishSwitch story={story} />}
          <MenuTrigger>
            <IconButton icon={Ellipsis} label={ownMessages.more(title)} />
            <Menu
              placement="bottom end"
              items={actions.itemsOf(story)}
              onAction={(action) => actions.onAction(action, story)}
            />
          </MenuTrigger>
        </Inline>
      }
    />
  );
}
