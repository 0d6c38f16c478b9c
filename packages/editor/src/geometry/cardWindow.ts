import { type Bounds, centreOf, encloses, inflate } from './bounds.ts';
import type { Scene } from './scene.ts';
import type { SceneNode } from './sceneParts.ts';
import { type View, visibleBounds } from './viewport.ts';

const mostCards = 150;
/** Pixels of the screen around the view that are mounted, and how few may be left of them. */
const margin = 260;
const leastMargin = 120;

/** The part of the canvas whose cards are mounted. The same while the view stays well inside it. */
export function nextWindow(view: View, current: Bounds | null, currentZoom: number): Bounds {
  const visible = visibleBounds(view);
  const isZoomed = view.zoom > currentZoom * 1.5 || view.zoom < currentZoom / 1.5;
  if (current && !isZoomed && encloses(current, inflate(visible, leastMargin / view.zoom))) {
    return current;
  }
  return inflate(visible, margin / view.zoom);
}

/** The cards to be mounted, nearest to the middle of the view first. */
export function cardsWanted(scene: Scene, window: Bounds): string[] {
  const middle = centreOf(window);
  const distanceOf = (node: SceneNode): number => {
    const { x, y } = centreOf(node);
    return Math.abs(x - middle.x) + Math.abs(y - middle.y);
  };
  return scene
    .nodesIn(window)
    .map((node) => ({ node, distance: distanceOf(node) }))
    .sort((one, other) => one.distance - other.distance || other.node.order - one.node.order)
    .slice(0, mostCards)
    .map(({ node }) => node.id);
}

export const sliceSize = { mounts: 14, unmounts: 40 } as const;

/**
 * The next step from what is mounted to what is wanted: a few arrivals, a few departures, so that no
 * frame has much to do. While the view moves nothing leaves that there is room for: it may come back.
 * The same list when there is nothing left to do.
 */
export function nextMounted(
  mounted: readonly string[],
  wanted: readonly string[],
  pinned: ReadonlySet<string>,
  isMoving = false,
): readonly string[] {
  const present = new Set(mounted);
  const keep = new Set([...wanted, ...pinned]);
  const arrivals: string[] = [];
  for (const id of pinned) if (!present.has(id)) arrivals.push(id);
  for (const id of wanted) {
    if (arrivals.length >= sliceSize.mounts) break;
    if (!present.has(id) && !pinned.has(id)) arrivals.push(id);
  }
  const spare = mounted.length + arrivals.length - mostCards;
  const most = isMoving ? Math.min(sliceSize.unmounts, spare) : sliceSize.unmounts;
  let departures = 0;
  const retained = mounted.filter((id) => {
    if (keep.has(id)) return true;
    departures += 1;
    return departures > most;
  });
  return arrivals.length === 0 && retained.length === mounted.length
    ? mounted
    : [...retained, ...arrivals];
}
