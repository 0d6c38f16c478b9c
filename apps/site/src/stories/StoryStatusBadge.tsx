import type { StorySummary } from '@dreamfork/api-client';
import { Badge } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { storyMessages } from '../messages/stories.ts';
import { storyStatus } from './storyStatus.ts';

/** How far a story is. */
export function StoryStatusBadge({ story }: { story: StorySummary }) {
  const words = useMessages(storyMessages);
  const status = storyStatus(story);
  return (
    <Badge tone={status === 'published' ? 'success' : 'neutral'}>{words.statuses[status]}</Badge>
  );
}
