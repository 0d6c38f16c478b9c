import type { StorySummary } from '@dreamfork/api-client';
import { Badge } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { storyMessages } from './messages.ts';

/** Says that a story is somebody else's that the user writes too; nothing for other stories. */
export function CoAuthorBadge({ story: { role, authorName } }: { story: StorySummary }) {
  const messages = useMessages(storyMessages);
  return role ? <Badge tone="accent">{messages.coAuthor(authorName)}</Badge> : null;
}
