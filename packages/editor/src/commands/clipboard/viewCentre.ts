import type { Position, Size } from '@dreamfork/story';
import type { Session } from '../../store/session/createSession.ts';

const canvasSelector = '[data-canvas]';

/** The point of the canvas that a point of the page lies on; null outside the canvas. */
export function canvasPoint(session: Session, root: ParentNode, client: Position): Position | null {
  const box = root.querySelector(canvasSelector)?.getBoundingClientRect();
  if (!box) return null;
  const { x, y, zoom } = session.getState().viewport ?? { x: 0, y: 0, zoom: 1 };
  const isInside =
    client.x >= box.left && client.x < box.right && client.y >= box.top && client.y < box.bottom;
  if (!isInside) return null;
  return { x: (client.x - box.left - x) / zoom, y: (client.y - box.top - y) / zoom };
}

/** How much room the canvas has on the page. */
export function viewSize(root: ParentNode = document): Size {
  const canvas = root.querySelector(canvasSelector);
  return { width: canvas?.clientWidth || 1, height: canvas?.clientHeight || 1 };
}

/** The middle of what is in view. */
export function viewCentre(session: Session, root: ParentNode = document): Position {
  const box = root.querySelector(canvasSelector)?.getBoundingClientRect();
  const middle = box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  return (middle && canvasPoint(session, root, middle)) ?? { x: 0, y: 0 };
}
