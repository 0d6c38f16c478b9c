import * as z from 'zod/mini';
import { ownStories } from '../routes/stories.ts';
import { idParams, route } from './route.ts';
import { storySummary } from './storySummary.ts';

/** How long a deleted story can be restored. */
export const restorableHours = 24;

const count = z.int().check(z.nonnegative());

const oneStory = z.object({ success: z.literal(true), story: storySummary });

/** What an author has, in figures. */
export const ownFigures = z.object({
  totalStories: count,
  publishedStories: count,
  viewCount: count,
  choiceCount: count,
  /** The three that were changed last. */
  recent: z.array(storySummary),
});

const tag = 'Own stories';

export const ownStoryRoutes = {
  figures: route(ownStories.figures, {
    tag,
    summary: 'How many stories the caller has, how they are read, and the last changed three.',
    response: ownFigures,
  }),
  duplicate: route(ownStories.duplicate, {
    tag,
    summary: 'A private copy of a story of your own.',
    params: idParams,
    response: oneStory,
    status: 201,
    errors: [404, 413],
  }),
  restore: route(ownStories.restore, {
    tag,
    summary: 'Bring back a story of your own that was deleted in the last 24 hours.',
    params: idParams,
    response: oneStory,
    errors: [404],
  }),
} as const;

export type OwnFigures = z.output<typeof ownFigures>;
export type OneStoryResponse = z.output<typeof oneStory>;
