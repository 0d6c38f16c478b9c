import { type Bounds, boundsAround } from './bounds.ts';
import { card } from './geometry.ts';

/** Sizes of a group's frame and of the card that stands for a collapsed one. */
export const groupFrame = { padding: 30, titleHeight: 36, collapsedHeight: 76 } as const;

const nowhere: Bounds = { x: 0, y: 0, width: 0, height: 0 };

/** The frame around the members, with room for the title above them; collapsed, a card at its corner. */
export function groupBounds(members: Iterable<Bounds>, isCollapsed: boolean): Bounds {
  const inner = boundsAround(members);
  if (!inner) return nowhere;
  const { padding, titleHeight, collapsedHeight } = groupFrame;
  const frame = {
    x: inner.x - padding,
    y: inner.y - padding - titleHeight,
    width: inner.width + 2 * padding,
    height: inner.height + 2 * padding + titleHeight,
  };
  return isCollapsed ? { ...frame, width: card.width, height: collapsedHeight } : frame;
}
