import * as z from 'zod/mini';

/** What kind of story it is; `categoryNames` says each in words. */
export const categories = [
  'fairytale',
  'fantasy',
  'science-fiction',
  'detective',
  'horror',
  'adventure',
  'romance',
  'history',
  'humour',
  'learning',
  'life',
] as const;

export const category = z.enum(categories);
export type Category = z.output<typeof category>;
