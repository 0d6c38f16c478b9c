import { type AddWaysContext, linkedPosition } from '@dreamfork/story';
import { freePosition } from '../../canvas/geometry/boxes.ts';
import type { EditContext } from './context.ts';

/** Where the nodes of typed ways are placed, their ids and default texts (SPEC E46). */
export const typedWays = ({ ids, locale }: EditContext): AddWaysContext => ({
  ids,
  locale,
  place: (story, from, node) => freePosition(story, linkedPosition(from), node),
});
