import type { StorySummary } from '@dreamfork/api-client';
import { useMessages } from '@dreamfork/ui/i18n';
import { storyMessages } from './messages.ts';

/** Reading time, endings and likes of a story; zero values are left out. */
export function StoryMeta({ story }: { story: StorySummary }) {
  const messages = useMessages(storyMessages);
  const { readingMinutes, endCount, likeCount } = story;
  return (
    <>
      {readingMinutes > 0 && <span>{messages.readingTime(readingMinutes)}</span>}
      {endCount > 0 && <span>{messages.ends(endCount)}</span>}
      {likeCount > 0 && <span>{messages.likes(likeCount)}</span>}
    </>
  );
}
