import { coverLinesMaximum, coverPointsMaximum, coverSize } from '@dreamfork/story';
import * as z from 'zod/mini';

const coordinate = (maximum: number) => z.int().check(z.nonnegative(), z.maximum(maximum));
const point = z.int().check(z.nonnegative(), z.maximum(coverPointsMaximum - 1));
const points = () => z.array(point).check(z.maxLength(coverPointsMaximum));

/** The map of a story for a cover that is drawn, as `coverMap` of the story package makes it. */
export const drawnCoverMap = z.object({
  points: z
    .array(z.tuple([coordinate(coverSize.width), coordinate(coverSize.height)]))
    .check(z.maxLength(coverPointsMaximum)),
  lines: z.array(z.tuple([point, point])).check(z.maxLength(coverLinesMaximum)),
  path: points(),
  ends: points(),
});
