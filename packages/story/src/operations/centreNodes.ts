import { gridPosition } from '../layout/grid.ts';
import type { StoryDocument } from '../schema/document.ts';
import { type EditResult, edited } from './edit.ts';
import { withPositions } from './positions.ts';

/** Arranges all nodes in a grid of three columns, in the order of the list (SPEC E23). */
export const centreNodes = (story: StoryDocument): EditResult =>
  edited(
    story,
    withPositions(story, (_node, index) => gridPosition(index)),
  );
