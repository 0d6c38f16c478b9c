import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Heart } from 'lucide-react';
import { aboutStoryMessages } from '../../messages/aboutStory.ts';
import * as styles from './StoryLeaf.css.ts';
import type { Like } from './useLike.ts';

/** Likes a story and takes the like back. */
export function LikeButton({ like }: { like: Like }) {
  const words = useMessages(aboutStoryMessages);
  const locale = useLocale();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-pressed={like.isLiked}
        onClick={like.toggle}
      >
        <Heart className={styles.heart} aria-hidden />
        {words.like}
        {like.count > 0 && <span>{formatNumber(locale, like.count)}</span>}
      </button>
      <span role="status">{like.hasFailed ? words.likeFailed : ''}</span>
    </>
  );
}
