import { fixedPosition } from '../layout/grid.ts';
import type { StoryDocument } from '../schema/document.ts';
import { type EditResult, edited } from './edit.ts';
import { withPositions } from './positions.ts';

/** Calls back nodes that have strayed out of the bounds; the others stay (SPEC E24). */
export const fixPositions = (story: StoryDocument): EditResult =>
  edited(
    story,
    withPositions(story, ({ position }) => fixedPosition(position)),
  );
