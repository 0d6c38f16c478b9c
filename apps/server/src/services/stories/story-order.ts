import { type StorySort, storySorts } from '@dreamfork/api-client/contract';
import { z } from 'zod';

/** A story's place in an ordered list: by what it is ordered, then its id. */
export type Place = { value: string | number; id: string };

/** Which way each order goes. */
export const directions = {
  recent: 'desc',
  popular: 'desc',
  liked: 'desc',
  title: 'asc',
} as const satisfies Record<StorySort, 'asc' | 'desc'>;

/** What a cursor of a list of stories holds. */
export const storyCursor = z.object({
  sort: z.enum(storySorts),
  /** What else narrows the list: a cursor serves that list only. */
  filter: z.string(),
  value: z.union([z.string(), z.number()]),
  id: z.string(),
  /** Counted for the first page. */
  total: z.number(),
  isTotalExact: z.boolean(),
});

export type StoryCursor = z.output<typeof storyCursor>;
