import type { StorySummary } from '@dreamfork/api-client';
import { Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ownStoryMessages } from '../../messages/ownStories.ts';

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Why a moderator made the story private, and what its author can do. */
export function Unpublished({ story }: { story: StorySummary }) {
  const words = useMessages(ownStoryMessages);
  if (story.unpublishedReason === undefined) return null;
  return (
    <Text size="13" tone="danger">
      {words.unpublishedText(sentence(story.unpublishedReason))}
    </Text>
  );
}
