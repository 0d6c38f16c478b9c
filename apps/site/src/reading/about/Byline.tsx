import { useMessages } from '@dreamfork/ui/i18n';
import { aboutStoryMessages } from '../../messages/aboutStory.ts';
import type { StoryFacts } from './aboutCalls.ts';
import { LikeButton } from './LikeButton.tsx';
import * as styles from './StoryLeaf.css.ts';
import type { Like } from './useLike.ts';

export type BylineProps = {
  facts: StoryFacts;
  like: Like;
  /** Id of the heading of the leaf. */
  leafId: string;
};

/** One line about a story where its reading begins and where it ends, and the way to the rest. */
export function Byline({ facts, like, leafId }: BylineProps) {
  const words = useMessages(aboutStoryMessages);
  return (
    <div className={styles.byline}>
      {facts.authorName && <span>{words.by(facts.authorName)}</span>}
      {facts.readingMinutes > 0 && <span>{words.minutes(facts.readingMinutes)}</span>}
      {facts.endCount > 0 && <span>{words.ends(facts.endCount)}</span>}
      {facts.isPublic && <LikeButton like={like} />}
      <a
        className={styles.tag}
        href={`#${leafId}`}
        onClick={(event) => {
          event.preventDefault();
          const heading = document.getElementById(leafId);
          heading?.scrollIntoView({ block: 'start' });
          heading?.focus({ preventScroll: true });
        }}
      >
        {words.toLeaf}
      </a>
    </div>
  );
}
