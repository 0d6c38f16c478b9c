import type { ApiError, OwnFigures } from '@dreamfork/api-client';
import { useOwnFigures } from '@dreamfork/api-client/hooks';
import { figuresOf } from './figuresOf.ts';
import { useFeature } from './useFeature.ts';
import { useOwnStoryList } from './useOwnStoryList.ts';

export type Figures = {
  figures: OwnFigures | undefined;
  error: ApiError | undefined;
  retry: () => void;
};

/** The author's stories in figures: as the server counts them, or counted here where it does not. */
export function useFigures(): Figures {
  const isPlain = useFeature('storyQueries') === false;
  const counted = useOwnFigures({ enabled: !isPlain });
  const list = useOwnStoryList({ enabled: isPlain });
  const answer = isPlain ? list : counted;
  return {
    figures: isPlain ? list.data && figuresOf(list.data.stories) : counted.data,
    error: answer.error,
    retry: () => void answer.mutate(),
  };
}
