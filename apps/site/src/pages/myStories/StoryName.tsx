import type { StorySummary } from '@dreamfork/api-client';
import { Inline, Link, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { storyMessages } from '../../messages/stories.ts';
import { StoryStatusBadge } from '../../stories/StoryStatusBadge.tsx';
import { Unpublished } from './Unpublished.tsx';

/** Which story a row is about, and how far it is. */
export function StoryName({ story }: { story: StorySummary }) {
  const words = useMessages(storyMessages);
  return (
    <Stack gap="1">
      <Inline gap="3">
        <Text size="17" font="reading" weight="medium" lines={2} as="span">
          <Link variant="quiet" href={`/app/editor/${encodeURIComponent(story.id)}`}>
            {story.title || words.untitled}
          </Link>
        </Text>
        <StoryStatusBadge story={story} />
      </Inline>
      {story.tags.length > 0 && (
        <Text size="13" tone="ink3" lines={1}>
          {story.tags.map((tag) => `#${tag}`).join('  ')}
        </Text>
      )}
      <Unpublished story={story} />
    </Stack>
  );
}
