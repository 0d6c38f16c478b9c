import { useRef, useState } from 'react';
import type { AboutCalls, StoryFacts } from './aboutCalls.ts';

export type Like = {
  isLiked: boolean;
  count: number;
  hasFailed: boolean;
  toggle: () => void;
};

type LikeOptions = {
  id: string;
  facts: StoryFacts;
  calls: AboutCalls;
  isGuest: boolean;
  onSignIn: () => void;
};

/** A reader's like: shown at once, taken back when the server does not keep it. The last press wins. */
export function useLike({ id, facts, calls, isGuest, onSignIn }: LikeOptions): Like {
  const [kept, setKept] = useState({ isLiked: facts.isLiked, count: facts.likeCount });
  const [wish, setWish] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const presses = useRef(0);

  const send = async (liked: boolean) => {
    presses.current += 1;
    const press = presses.current;
    setWish(liked);
    setFailed(false);
    const answer = await calls.like(id, liked);
    if (answer.status === 'done') setKept({ isLiked: answer.isLiked, count: answer.likeCount });
    if (press !== presses.current) return;
    setWish(null);
    if (answer.status === 'refused') onSignIn();
    setFailed(answer.status === 'failed');
  };

  const isLiked = wish ?? kept.isLiked;
  const difference = Number(isLiked) - Number(kept.isLiked);
  return {
    isLiked,
    count: kept.count + difference,
    hasFailed,
    toggle: () => {
      if (isGuest) onSignIn();
      else void send(!isLiked);
    },
  };
}
