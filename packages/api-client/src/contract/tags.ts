import * as z from 'zod/mini';
import { tagKey, tagMaximumLength, tagsMaximum } from '../values/stories.ts';
import { plainText, text } from './text.ts';

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
