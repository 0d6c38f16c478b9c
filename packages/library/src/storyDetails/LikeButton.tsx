import { routes, type StorySummary } from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useLibraryHost } from '../host.tsx';
import { storyChanged } from '../stories/storyUpdates.ts';
import { storyDetailsMessages } from './messages.ts';
import * as styles from './StoryDetails.css.ts';

export type Like = { hasFailed: boolean; toggle: () => void };

const withLike = (story: StorySummary, isLiked: boolean): StorySummary => ({
  ...story,
  isLiked,
  likeCount: story.likeCount + Number(isLiked) - Number(story.isLiked),
});

/** Likes a story and takes the like back: shown at once, rolled back if the server refuses. */
export function useLike({ id, isLiked }: StorySummary): Like {
  const { user, signIn } = useLibraryHost();
  const change = useMutation();
  const [hasFailed, setFailed] = useState(false);
  const send = async (liked: boolean) => {
    setFailed(false);
    const answer = await change({
      call: (client) => client.call(routes.content.like, { params: { id }, body: { liked } }),
      edits: storyChanged(id, (story) => withLike(story, liked)),
      answered: ({ liked: isLiked, likeCount }) =>
        storyChanged(id, (story) => ({ ...story, isLiked, likeCount })),
    });
    setFailed(!answer.ok);
  };
  return { hasFailed, toggle: () => (user ? void send(!isLiked) : signIn()) };
}

export type LikeButtonProps = { story: StorySummary; like: Like };

/** A reader's like with the count of all. */
export function LikeButton({ story, like }: LikeButtonProps) {
  const messages = useMessages(storyDetailsMessages);
  const locale = useLocale();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-pressed={story.isLiked}
        onClick={like.toggle}
      >
        <Heart className={styles.heart} aria-hidden />
        {messages.like}
        {story.likeCount > 0 && <span>{formatNumber(locale, story.likeCount)}</span>}
      </button>
      <span role="status">{like.hasFailed ? messages.likeFailed : ''}</span>
    </>
  );
}
