import type { StorySummary } from '@dreamfork/api-client';
import { useMessages } from '@dreamfork/ui/i18n';
import { storyDetailsMessages } from '../messages/storyDetails.ts';
import { type Like, LikeButton } from './LikeButton.tsx';
import * as styles from './StoryDetails.css.ts';

export type StoryBylineProps = {
  story: StorySummary;
  like: Like;
  /** Id of the heading of the story details. */
  detailsId: string;
};

/** One line below the first passage and below an ending, with a link to the story details. */
export function StoryByline({ story, like, detailsId }: StoryBylineProps) {
  const messages = useMessages(storyDetailsMessages);
  return (
    <div className={styles.byline}>
      {story.authorName && <span>{messages.by(story.authorName)}</span>}
      {story.readingMinutes > 0 && <span>{messages.minutes(story.readingMinutes)}</span>}
      {story.endCount > 0 && <span>{messages.ends(story.endCount)}</span>}
      {story.isPublic && <LikeButton story={story} like={like} />}
      <a
        className={styles.tag}
        href={`#${detailsId}`}
        onClick={(event) => {
          event.preventDefault();
          const heading = document.getElementById(detailsId);
          heading?.scrollIntoView({ block: 'start' });
          heading?.focus({ preventScroll: true });
        }}
      >
        {messages.toDetails}
      </a>
    </div>
  );
}
