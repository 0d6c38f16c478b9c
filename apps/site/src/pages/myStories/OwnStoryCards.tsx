import type { StorySummary } from '@dreamfork/api-client';
import { IconButton, Inline, Menu, MenuTrigger, StoryCard } from '@dreamfork/ui';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Ellipsis } from 'lucide-react';
import { ownStoryMessages } from '../../messages/ownStories.ts';
import { storyMessages } from '../../messages/stories.ts';
import { StoryMeta } from '../../stories/StoryMeta.tsx';
import { StoryStatusBadge } from '../../stories/StoryStatusBadge.tsx';
import { cell, grid } from '../../stories/storyGrid.css.ts';
import { AccessSwitch } from './AccessSwitch.tsx';
import type { OwnStoryListProps } from './OwnStoryTable.tsx';
import { Unpublished } from './Unpublished.tsx';

/** One's own stories by their covers. */
export function OwnStoryCards({ stories, actions }: OwnStoryListProps) {
  const words = useMessages(ownStoryMessages);
  return (
    <ul className={grid} aria-label={words.list}>
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
  const words = useMessages(storyMessages);
  const ownWords = useMessages(ownStoryMessages);
  const locale = useLocale();
  const title = actions.nameOf(story);
  return (
    <StoryCard
      title={title}
      description={story.description}
      coverUrl={story.coverUrl}
      href={`/app/editor/${encodeURIComponent(story.id)}`}
      linkLabel={words.edit}
      badges={<StoryStatusBadge story={story} />}
      meta={
        <>
          <span>{words.updated(formatDate(locale, story.updatedAt))}</span>
          <span>{words.nodes(story.nodeCount)}</span>
          <StoryMeta story={story} />
          <Unpublished story={story} />
        </>
      }
      actions={
        <Inline gap="2" wrap={false}>
          <AccessSwitch story={story} />
          <MenuTrigger>
            <IconButton icon={Ellipsis} label={ownWords.more(title)} />
            <Menu
              placement="bottom end"
              items={actions.itemsOf(story)}
              onAction={(command) => actions.onAction(command, story)}
            />
          </MenuTrigger>
        </Inline>
      }
    />
  );
}
