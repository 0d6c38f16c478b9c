import type { StorySummary } from '@dreamfork/api-client';
import { Heading, Inline, Link, LinkButton, Stack, Text } from '@dreamfork/ui';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useLibraryHost } from '../host.tsx';
import { CoAuthorBadge } from '../stories/CoAuthorBadge.tsx';
import { storyMessages } from '../stories/messages.ts';
import { StoryRowsSkeleton } from '../stories/StoryListSkeletons.tsx';
import { StoryStatusBadge } from '../stories/StoryStatusBadge.tsx';
import * as styles from '../stories/storyLists.css.ts';
import { dashboardMessages } from './messages.ts';

export type RecentStoriesProps = {
  /** Undefined while they load. */
  stories: readonly StorySummary[] | undefined;
  hasFailed: boolean;
};

/** The author's last changed stories. */
export function RecentStories({ stories, hasFailed }: RecentStoriesProps) {
  const messages = useMessages(dashboardMessages);
  const commonMessages = useMessages(storyMessages);
  const { addresses } = useLibraryHost();
  if (hasFailed && !stories) return null;
  return (
    <Stack as="section" gap="4" aria-label={messages.recent}>
      <Inline justify="between">
        <Heading level={2} size="21">
          {messages.recent}
        </Heading>
        {stories && stories.length > 0 && (
          <Link variant="standalone" href={addresses.myStories}>
            {messages.all}
          </Link>
        )}
      </Inline>
      {!stories && <StoryRowsSkeleton label={commonMessages.loading} />}
      {stories && stories.length > 0 && (
        <ul className={styles.rows}>
          {stories.map((story) => (
            <RecentStory key={story.id} story={story} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function RecentStory({ story }: { story: StorySummary }) {
  const messages = useMessages(storyMessages);
  const { addresses } = useLibraryHost();
  const locale = useLocale();
  const title = story.title || messages.untitled;

  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <Stack gap="1">
          <Inline gap="3">
            <Text size="17" font="reading" weight="medium" lines={2} as="span">
              {title}
            </Text>
            <StoryStatusBadge story={story} />
            <CoAuthorBadge story={story} />
          </Inline>
          <Text size="13" tone="ink3">
            {[
              messages.readings(story.viewCount),
              messages.choices(story.choiceCount),
              messages.updated(formatDate(locale, story.updatedAt)),
            ].join(' · ')}
          </Text>
        </Stack>
      </div>
      <Inline gap="1">
        <LinkButton
          variant="secondary"
          size="small"
          href={addresses.editStory(story.id)}
          aria-label={messages.editStory(title)}
        >
          {messages.edit}
        </LinkButton>
        <LinkButton
          variant="quiet"
          size="small"
          href={addresses.story(story.id)}
          aria-label={messages.viewStory(title)}
        >
          {messages.view}
        </LinkButton>
      </Inline>
    </li>
  );
}
