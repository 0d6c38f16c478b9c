import * as z from 'zod/mini';
import { plainText, text } from './text.ts';

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

export const tagMaximumLength = 30;
export const tagsMaximum = 10;

/** What makes two tags one: letter case, ё and spaces do not count. */
export const tagKey = (tag: string): string => normaliseText(tag);

/** A tag as somebody writes it, with or without the sign # before it. */
export const tag = z.pipe(
  z.pipe(
    text(),
    z.transform((text) => text.normalize('NFC').trim().replace(/^#+/u, '').replaceAll(/ +/gu, ' ')),
  ),
  plainText(tagMaximumLength, { lines: 'one' }),
);

/** The tags of a story, each once. */
export const tagList = z.pipe(
  z.array(tag).check(z.maxLength(tagsMaximum)),
  z.transform((tags) => {
    const keys = tags.map(tagKey);
    return tags.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
  }),
);
