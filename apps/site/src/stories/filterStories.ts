import { type StorySummary, searchedWords, tagKey, wordsOf } from '@dreamfork/api-client';
import type { StoryFilter } from './storyFilter.ts';
import { inStoryOrder } from './storyOrder.ts';

const textOf = ({ title, description, authorName, tags }: StorySummary): string =>
  [title, description, authorName, ...tags].join(' ');

/** Every word of the search begins a word of title, description, tags or author. */
function isFound(story: StorySummary, searched: readonly string[]): boolean {
  const words = wordsOf(textOf(story));
  return searched.every((start) => words.some((word) => word.startsWith(start)));
}

/** What a list of stories is narrowed to, for servers that do not narrow it themselves. */
export function filterStories(
  stories: readonly StorySummary[],
  { search, sort, tag, category }: StoryFilter,
): StorySummary[] {
  const searched = searchedWords(search);
  const key = tag === null ? null : tagKey(tag);
  return stories
    .filter(
      (story) =>
        isFound(story, searched) &&
        (key === null || story.tags.some((one) => tagKey(one) === key)) &&
        (category === null || story.category === category),
    )
    .sort(inStoryOrder(sort));
}
