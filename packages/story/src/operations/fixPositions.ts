import { fixedPosition } from '../layout/grid.ts';
import type { StoryDocument } from '../schema/document.ts';
import { type EditResult, edited } from './edit.ts';
import { withPositions } from './positions.ts';

/** Moves nodes that are out of bounds back inside (SPEC E24). */
export const fixPositions = (story: StoryDocument): EditResult =>
  edited(
    story,
    withPositions(story, ({ position }) => fixedPosition(position)),
  );
