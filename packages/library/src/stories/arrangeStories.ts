import {
  type StorySort,
  type StorySummary,
  searchedWords,
  tagKey,
  wordsOf,
} from '@dreamfork/api-client';
import type { StoryFilter } from './storyFilter.ts';

type SortKey = string | number;

const sortKeys: Record<StorySort, (story: StorySummary) => SortKey> = {
  recent: ({ createdAt }) => createdAt,
  popular: ({ viewCount }) => viewCount,
  liked: ({ likeCount }) => likeCount,
  title: ({ title }) => wordsOf(title).join(' '),
};

const compare = (one: SortKey, other: SortKey): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Compares two stories: newest or highest count first, titles alphabetically. */
const compareStories =
  (sort: StorySort) =>
  (one: StorySummary, other: StorySummary): number => {
    const order = compare(sortKeys[sort](one), sortKeys[sort](other));
    return sort === 'title' ? order : -order;
  };

export type MergeOptions = {
  /** @default 'recent' */
  sort?: StorySort;
  /** Whether the public list has further pages. @default false */
  hasMore?: boolean;
};

/**
 * Public and own stories as one list without duplicates; the owner's copy wins. Public stories keep the
 * order of the server, own stories are inserted by the same order. While there are further pages, own
 * stories that belong after the last loaded one are left out.
 */
export function mergeStories(
  publicStories: readonly StorySummary[],
  ownStories: readonly StorySummary[],
  { sort = 'recent', hasMore = false }: MergeOptions = {},
): StorySummary[] {
  const comparison = compareStories(sort);
  const own = new Map(ownStories.map((story) => [story.id, story]));
  const shared = publicStories.map((story) => own.get(story.id) ?? story);
  for (const { id } of publicStories) own.delete(id);

  const waiting = [...own.values()].sort(comparison);
  const merged = shared.flatMap((story) => {
    const place = waiting.findIndex((one) => comparison(one, story) >= 0);
    const before = waiting.splice(0, place < 0 ? waiting.length : place);
    return [...before, story];
  });
  return hasMore ? merged : [...merged, ...waiting];
}

const textOf = ({ title, description, authorName, tags }: StorySummary): string =>
  [title, description, authorName, ...tags].join(' ');

/** Whether every search word is a prefix of a word in title, description, tags or author. */
function matchesSearch(story: StorySummary, searched: readonly string[]): boolean {
  const words = wordsOf(textOf(story));
  return searched.every((start) => words.some((word) => word.startsWith(start)));
}

/** Filters and sorts a list for servers without story queries. */
export function filterStories(
  stories: readonly StorySummary[],
  { search, sort, tag, category }: StoryFilter,
): StorySummary[] {
  const searched = searchedWords(search);
  const key = tag === null ? null : tagKey(tag);
  return stories
    .filter(
      (story) =>
        matchesSearch(story, searched) &&
        (key === null || story.tags.some((one) => tagKey(one) === key)) &&
        (category === null || story.category === category),
    )
    .sort(compareStories(sort));
}
