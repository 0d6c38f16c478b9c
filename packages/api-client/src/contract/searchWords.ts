/** How many words of a search count; the rest are left out. */
export const searchWordsMaximum = 8;

/** Text in the form in which it is compared: one letter case, one form of each letter, ё as е. */
export const normaliseText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/gu, ' ').trim();

/** The words of a text as a search compares them. */
export const wordsOf = (text: string): string[] =>
  normaliseText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What a story must have to be found: of each of these a word that begins so. */
export const searchedWords = (searchTerm: string): string[] =>
  [...new Set(wordsOf(searchTerm))].slice(0, searchWordsMaximum);
