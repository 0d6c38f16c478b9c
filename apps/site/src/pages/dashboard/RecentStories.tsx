import type { StorySummary } from '@dreamfork/api-client';
import { Heading, Inline, Link, LinkButton, Stack, Text } from '@dreamfork/ui';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { dashboardMessages } from '../../messages/dashboard.ts';
import { storyMessages } from '../../messages/stories.ts';
import { StoryRowsSkeleton } from '../../stories/StoryRowsSkeleton.tsx';
import { StoryStatusBadge } from '../../stories/StoryStatusBadge.tsx';
import * as styles from '../../stories/storyRows.css.ts';

export type RecentStoriesProps = {
  /** Undefined while they load. */
  stories: readonly StorySummary[] | undefined;
  hasFailed: boolean;
};

/** The stories that the author worked on last. */
export function RecentStories({ stories, hasFailed }: RecentStoriesProps) {
  const words = useMessages(dashboardMessages);
  const storyWords = useMessages(storyMessages);
  if (hasFailed && !stories) return null;
  return (
    <Stack as="section" gap="4" aria-label={words.recent}>
      <Inline justify="between">
        <Heading level={2} size="21">
          {words.recent}
        </Heading>
        {stories && stories.length > 0 && (
          <Link variant="standalone" href="/app/my-stories">
            {words.all}
          </Link>
        )}
      </Inline>
      {!stories && <StoryRowsSkeleton label={storyWords.loading} />}
      {stories && stories.length > 0 && (
        <ul className={styles.list}>
          {stories.map((story) => (
            <RecentStory key={story.id} story={story} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function RecentStory({ story }: { story: StorySummary }) {
  const storyWords = useMessages(storyMessages);
  const locale = useLocale();
  const title = story.title || storyWords.untitled;
  const id = encodeURIComponent(story.id);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Stack gap="1">
          <Inline gap="3">
            <Text size="17" font="reading" weight="medium" lines={2} as="span">
              {title}
            </Text>
            <StoryStatusBadge story={story} />
          </Inline>
          <Text size="13" tone="ink3">
            {[
              storyWords.views(story.viewCount),
              storyWords.choices(story.choiceCount),
              storyWords.updated(formatDate(locale, story.updatedAt)),
            ].join(' · ')}
          </Text>
        </Stack>
      </div>
      <Inline gap="1">
        <LinkButton
          variant="quiet"
          size="small"
          href={`/story/${id}`}
          aria-label={storyWords.viewStory(title)}
        >
          {storyWords.view}
        </LinkButton>
        <LinkButton
          variant="secondary"
          size="small"
          href={`/app/editor/${id}`}
          aria-label={storyWords.editStory(title)}
        >
          {storyWords.edit}
        </LinkButton>
      </Inline>
    </li>
  );
}
