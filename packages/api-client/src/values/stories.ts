/** The words of a text as a search compares them. */
export const wordsOf = (text: string): string[] =>
  normaliseText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What a story must have to be found: of each of these a word that begins so. */
export const searchedWords = (searchTerm: string): string[] =>
  [...new Set(wordsOf(searchTerm))].slice(0, searchWordsMaximum);

export const tagMaximumLength = 30;

export const tagsMaximum = 10;

/** What makes two tags one: letter case, ё and spaces do not count. */
export const tagKey = (tag: string): string => normaliseText(tag);

/** Text in the form in which it is compared: one letter case, one form of each letter, ё as е. */
export const normaliseText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/gu, ' ').trim();

/** How many words of a search count; the rest are left out. */
export const searchWordsMaximum = 8;

export const storyTitleMaximumLength = 300;

export const storyDescriptionMaximumLength = 10_000;

/** Public lists: newest first, most viewed, most liked, by title. Own lists have the last changed as `recent`. */
export const storySorts = ['recent', 'popular', 'liked', 'title'] as const;
export type StorySort = (typeof storySorts)[number];
