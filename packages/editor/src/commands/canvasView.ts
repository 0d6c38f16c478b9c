import type { Position, Size } from '@dreamfork/story';
import type { Bounds } from '../geometry/bounds.ts';
import type { Session } from '../store/session/createSession.ts';

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

const mapSelector = '.react-flow__minimap';

/** What the author sees of the canvas, in canvas units. */
export type CanvasView = Bounds & {
  /** The part of it that the map lies over. */
  covered: Bounds | null;
};

export function canvasView(session: Session, root: ParentNode = document): CanvasView {
  const canvas = root.querySelector(canvasSelector);
  const { x, y, zoom } = session.getState().viewport ?? { x: 0, y: 0, zoom: 1 };
  if (!canvas) return { x: -x / zoom, y: -y / zoom, width: 0, height: 0, covered: null };
  const page = canvas.getBoundingClientRect();
  const onCanvas = (box: DOMRect): Bounds => ({
    x: (box.left - page.left - x) / zoom,
    y: (box.top - page.top - y) / zoom,
    width: box.width / zoom,
    height: box.height / zoom,
  });
  const map = canvas.querySelector(mapSelector)?.getBoundingClientRect();
  return { ...onCanvas(page), covered: map && map.width > 0 ? onCanvas(map) : null };
}
