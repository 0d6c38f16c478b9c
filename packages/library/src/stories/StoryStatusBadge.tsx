import type { StorySummary } from '@dreamfork/api-client';
import { Badge, type BadgeTone } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { storyMessages } from './messages.ts';
import { type StoryStatus, storyStatus } from './storyStatus.ts';

const tones: Record<StoryStatus, BadgeTone> = {
  published: 'success',
  unpublished: 'danger',
  draft: 'neutral',
  unknown: 'neutral',
};

/** The publication status of a story. */
export function StoryStatusBadge({ story }: { story: StorySummary }) {
  const messages = useMessages(storyMessages);
  const status = storyStatus(story);
  return <Badge tone={tones[status]}>{messages.statuses[status]}</Badge>;
}
