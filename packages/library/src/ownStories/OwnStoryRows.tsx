import type { StorySummary } from '@dreamfork/api-client';
import { IconButton, Inline, LinkButton, Menu, MenuTrigger, Stack, Text } from '@dreamfork/ui';
import { plain } from '@dreamfork/ui/css';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Ellipsis, Eye, EyeOff, Pencil } from 'lucide-react';
import { useId } from 'react';
import { useLibraryHost } from '../host.tsx';
import { CoAuthorBadge } from '../stories/CoAuthorBadge.tsx';
import { storyMessages } from '../stories/messages.ts';
import { StoryStatusBadge } from '../stories/StoryStatusBadge.tsx';
import { row, rows } from '../stories/storyLists.css.ts';
import { ownStoryMessages } from './messages.ts';
import * as styles from './OwnStoryRows.css.ts';
import { OpenThreads, type OwnStoryListProps, UnpublishedReason } from './OwnStoryTable.tsx';
import { usePublishStory } from './PublishSwitch.tsx';

/** Own stories on a small screen: the state and the main action of each; the rest is in its menu. */
export function OwnStoryRows({ stories, actions }: OwnStoryListProps) {
  const messages = useMessages(ownStoryMessages);
  return (
    <ul className={rows} aria-label={messages.list}>
      {stories.map((story) => (
        <li key={story.id} className={row}>
          <OwnStoryRow story={story} actions={actions} />
        </li>
      ))}
    </ul>
  );
}

type OwnStoryRowProps = { story: StorySummary; actions: OwnStoryListProps['actions'] };

function OwnStoryRow({ story, actions }: OwnStoryRowProps) {
  const messages = useMessages(storyMessages);
  const ownMessages = useMessages(ownStoryMessages);
  const locale = useLocale();
  const titleId = useId();
  const publish = usePublishStory();
  const { addresses } = useLibraryHost();
  const title = actions.nameOf(story);
  const publishItem = story.isPublic
    ? { id: 'publish', label: ownMessages.hide, icon: EyeOff }
    : { id: 'publish', label: ownMessages.publish, icon: Eye };
  return (
    <article className={styles.story} aria-labelledby={titleId}>
      <Stack gap="1">
        <h2 id={titleId} className={plain}>
          <Text as="span" size="17" font="reading" weight="medium" lines={2}>
            {title}
          </Text>
        </h2>
        <Inline gap="2">
          <StoryStatusBadge story={story} />
          <CoAuthorBadge story={story} />
          <Text size="13" tone="ink3">
            {messages.updated(formatDate(locale, story.updatedAt))}
          </Text>
        </Inline>
        <OpenThreads story={story} />
        <UnpublishedReason story={story} />
      </Stack>
      <div className={styles.actions}>
        <LinkButton
          icon={Pencil}
          href={addresses.editStory(story.id)}
          aria-label={messages.editStory(title)}
        >
          {messages.edit}
        </LinkButton>
        <MenuTrigger>
          <IconButton icon={Ellipsis} label={ownMessages.more(title)} />
          <Menu
            placement="bottom end"
            items={[...(story.role ? [] : [publishItem]), ...actions.itemsOf(story)]}
            onAction={(action) => {
              if (action === 'publish') void publish(story, !story.isPublic);
              else actions.onAction(action, story);
            }}
          />
        </MenuTrigger>
      </div>
    </article>
  );
}
