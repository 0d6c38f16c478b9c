import type { Position } from '@dreamfork/story';
import type { Viewport } from '../store/session/state.ts';
import { type Bounds, centreOf, inflate, overlaps } from './bounds.ts';
import { readableZoom } from './zoomLevels.ts';

export type Size = { readonly width: number; readonly height: number };

/** What of the canvas is on the screen: where its origin lies, how large it is drawn, and the room. */
export type View = Viewport & Size;

/** The zoom of the specification. A map too big for it may be zoomed out until it fits. */
export const zoomRange = { least: 0.1, most: 4 } as const;

/** As a share of the bounds. */
const padding = 0.12;
/** What titles beside the outermost marks need in the map from afar, in pixels, on a narrow canvas as a share of it. */
const sideTitle = { width: 84, most: 0.16 } as const;
/** Fitting shows the whole story, but never blows a small one up. */
const largestFit = 1;

export const toCanvas = ({ x, y, zoom }: Viewport, point: Position): Position => ({
  x: (point.x - x) / zoom,
  y: (point.y - y) / zoom,
});

/** The part of the canvas in view. */
export const visibleBounds = ({ x, y, zoom, width, height }: View): Bounds => ({
  x: -x / zoom,
  y: -y / zoom,
  width: width / zoom,
  height: height / zoom,
});

function fitZoom(bounds: Bounds, { width, height }: Size): number {
  const zoom = Math.min(
    width / (bounds.width * (1 + padding) || 1),
    height / (bounds.height * (1 + padding) || 1),
    largestFit,
  );
  if (zoom >= readableZoom) return zoom;
  const sides = 2 * Math.min(sideTitle.width, width * sideTitle.most);
  return Math.min(zoom, (width - sides) / (bounds.width || 1));
}

/** How far out one may zoom. */
export const leastZoom = (bounds: Bounds, size: Size): number =>
  Math.min(zoomRange.least, fitZoom(bounds, size));

/** The viewport that shows these bounds in the middle. */
export function centredViewport(bounds: Bounds, size: Size, zoom: number): Viewport {
  const centre = centreOf(bounds);
  return {
    x: size.width / 2 - centre.x * zoom,
    y: size.height / 2 - centre.y * zoom,
    zoom,
  };
}

/** The viewport that shows the bounds whole, with room around. */
export const fittingViewport = (bounds: Bounds, size: Size): Viewport =>
  centredViewport(bounds, size, fitZoom(bounds, size));

/** Pixels between what is shown and what lies over the canvas. */
const clearance = 16;
/** Less room than this beside what lies over the canvas is none. */
const leastRoom = 160;

const sides = ['left', 'top', 'right', 'bottom'] as const;

/** The room that is left if something is kept clear of on one side. */
function without(room: Bounds, float: Bounds, side: (typeof sides)[number]): Bounds {
  const right = room.x + room.width;
  const bottom = room.y + room.height;
  const left = Math.max(room.x, float.x + float.width + clearance);
  const top = Math.max(room.y, float.y + float.height + clearance);
  switch (side) {
    case 'left':
      return { ...room, x: left, width: right - left };
    case 'top':
      return { ...room, y: top, height: bottom - top };
    case 'right':
      return { ...room, width: Math.min(right, float.x - clearance) - room.x };
    case 'bottom':
      return { ...room, height: Math.min(bottom, float.y - clearance) - room.y };
  }
}

const shownAt = (bounds: Bounds, { x, y, zoom }: Viewport): Bounds => ({
  x: bounds.x * zoom + x,
  y: bounds.y * zoom + y,
  width: bounds.width * zoom,
  height: bounds.height * zoom,
});

/**
 * The viewport that shows the bounds whole, as large as can be with nothing of them under what lies over the
 * canvas.
 *
 * @param floats - What lies over the canvas, in pixels of the screen.
 */
export function clearViewport(bounds: Bounds, size: Size, floats: readonly Bounds[]): Viewport {
  const plain = fittingViewport(bounds, size);
  const isClear = (viewport: Viewport) =>
    !floats.some((float) => overlaps(shownAt(bounds, viewport), float));
  if (isClear(plain)) return plain;
  // The size may be a view: where that lies counts for nothing here.
  let rooms: Bounds[] = [{ ...size, x: 0, y: 0 }];
  for (const float of floats) {
    rooms = rooms.flatMap((room) =>
      overlaps(room, float)
        ? sides
            .map((side) => without(room, float, side))
            .filter(({ width, height }) => width >= leastRoom && height >= leastRoom)
        : [room],
    );
  }
  const shown = rooms.map((room) => {
    const inner = inflate(room, -clearance);
    const zoom = Math.min(
      inner.width / (bounds.width || 1),
      inner.height / (bounds.height || 1),
      plain.zoom,
    );
    const { x, y } = centredViewport(bounds, room, zoom);
    return { x: x + room.x, y: y + room.y, zoom };
  });
  const far = ({ x, y }: Viewport) => Math.hypot(x - plain.x, y - plain.y);
  return shown.sort((one, other) => other.zoom - one.zoom || far(one) - far(other))[0] ?? plain;
}

/** From which zoom on being in view is enough, and the zoom that is taken below it. */
export type Legibility = { least: number; zoom: number };

const revealMargin = 24;
/** What the bar at the foot of the canvas covers. */
const barHeight = 64;
const toRead: Legibility = { least: 0.25, zoom: 0.5 };
export const toWrite: Legibility = { least: 0.7, zoom: 1 };

/** How far a stretch must be shifted to lie inside a length; one that does not fit is centred. */
function shift(from: number, to: number, length: number): number {
  if (to - from > length - 2 * revealMargin) return (length - (from + to)) / 2;
  if (from < revealMargin) return revealMargin - from;
  if (to > length - revealMargin) return length - revealMargin - to;
  return 0;
}

/** The viewport that shows a card with as little movement as possible; null where none is needed. */
export function revealingViewport(card: Bounds, view: View, legibility = toRead): Viewport | null {
  const { zoom, width, height } = view;
  if (zoom < legibility.least) return centredViewport(card, view, legibility.zoom);
  const left = card.x * zoom + view.x;
  const top = card.y * zoom + view.y;
  const x = shift(left, left + card.width * zoom, width);
  const y = shift(top, top + card.height * zoom, height - barHeight);
  return x === 0 && y === 0 ? null : { x: view.x + x, y: view.y + y, zoom };
}
