import { type StorySort, storySorts } from '@dreamfork/api-client/contract';
import { z } from 'zod';

/** A story's position in an ordered list: the sort value, then its id. */
export type Place = { value: string | number; id: string };

/** The direction of each order. */
export const directions = {
  recent: 'desc',
  popular: 'desc',
  liked: 'desc',
  title: 'asc',
} as const satisfies Record<StorySort, 'asc' | 'desc'>;

/** The content of a cursor of a list of stories. */
export const storyCursor = z.object({
  sort: z.enum(storySorts),
  /** The filter of the list: a cursor is valid for that list only. */
  filter: z.string(),
  value: z.union([z.string(), z.number()]),
  id: z.string(),
  /** Counted for the first page. */
  total: z.number(),
  isTotalExact: z.boolean(),
});

export type StoryCursor = z.output<typeof storyCursor>;
