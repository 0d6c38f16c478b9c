import type { StorySummary } from '@dreamfork/api-client';

const folded = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** The stories whose title, description or author contains every word of the search. */
export function filterStories(stories: readonly StorySummary[], search: string): StorySummary[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return stories.filter((story) => {
    const text = folded(`${story.title} ${story.description} ${story.authorName}`);
    return words.every((word) => text.includes(word));
  });
}
