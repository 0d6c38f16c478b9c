import { type StorySort, type StorySummary, wordsOf } from '@dreamfork/api-client';

type Place = string | number;

const places: Record<StorySort, (story: StorySummary) => Place> = {
  recent: ({ createdAt }) => createdAt,
  popular: ({ viewCount }) => viewCount,
  liked: ({ likeCount }) => likeCount,
  title: ({ title }) => wordsOf(title).join(' '),
};

const compare = (one: Place, other: Place): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Which of two stories comes first: what is newest or has most, and titles by the alphabet. */
export const inStoryOrder =
  (sort: StorySort) =>
  (one: StorySummary, other: StorySummary): number => {
    const order = compare(places[sort](one), places[sort](other));
    return sort === 'title' ? order : -order;
  };
