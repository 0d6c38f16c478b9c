import { type Bounds, encloses, inflate, overlaps, scaled } from '../../geometry/bounds.ts';
import { createSpatialGrid } from '../../geometry/spatialGrid.ts';
import { shapeAt } from './paintMarks.ts';
import type { Palette } from './palette.ts';
import { flag, type Snapshot, startWeight, strokePoints } from './snapshot.ts';
import { type Measure, wrapTitle } from './wrapTitle.ts';

/** In pixels of the screen, whatever the zoom. */
export const label = { font: 12.5, line: 14.5, gap: 3 } as const;
/** Side of the squares in which titles look for what is in their way, in pixels of the screen. */
const roomSide = 64;
/** Further off titles keep a distance, so that marks are seen between them. */
const sparse = { belowZoom: 0.1, distance: 10 } as const;
/** With more titles than this nobody sees which of them a line runs behind. */
const mostAvoiding = 400;

/** What a place costs, where a point of a line below it costs 1: to be cut by the view, a mark below, two lines for one. */
const cost = { cut: 1_000_000, mark: 1000, narrow: 100 } as const;

type Align = 'center' | 'left' | 'right';

/** A title in lines, and where it stands in pixels of the screen. */
export type Label = Bounds & {
  readonly texts: readonly string[];
  readonly align: Align;
  /** In the shape of its card, which is the ground that it needs. */
  readonly isInside: boolean;
};

/** Where titles are drawn, which part of it is in view, and what they must leave free in pixels of the screen. */
export type LabelRoom = {
  readonly area: Bounds;
  readonly view: Bounds;
  readonly zoom: number;
  readonly taken: readonly Bounds[];
};

/** Where a title could stand beside a mark, the best place first; inside of a shape with room for it. */
function placesAt(mark: Bounds, texts: readonly string[], measure: Measure): Label[] {
  const { x, y, width, height } = mark;
  const size = { width: Math.max(...texts.map(measure)), height: texts.length * label.line };
  const middle = { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2 };
  const fits = size.width + 2 * label.gap <= width && size.height + 2 * label.gap <= height;
  if (fits) return [{ ...size, ...middle, texts, align: 'center', isInside: true }];
  const left = x - label.gap - size.width;
  const right = x + width + label.gap;
  const above = y - label.gap - size.height;
  const below = y + height + label.gap;
  const places: [x: number, y: number, align: Align][] = [
    [middle.x, below, 'center'],
    [right, middle.y, 'left'],
    [left, middle.y, 'right'],
    [middle.x, above, 'center'],
    [x, below, 'left'],
    [x + width - size.width, below, 'right'],
    [x, above, 'left'],
    [x + width - size.width, above, 'right'],
  ];
  return places.map(([x, y, align]) => ({ ...size, x, y, texts, align, isInside: false }));
}

const importance = ({ cardFlags, weights }: Snapshot, index: number): number =>
  (weights[index] as number) + ((cardFlags[index] as number) & flag.selected ? 1000 : 0);

/**
 * The titles that are shown beside their marks, where there is room. Where they would overlap the more important one
 * stays: what is selected, then start and ends, then what has most connections. None of the last lies on a mark or on
 * what is `taken`. Each stands where the view holds it whole, and there where fewest lines run.
 */
export function placeLabels(
  snapshot: Snapshot,
  palette: Pick<Palette, 'radius'>,
  measure: Measure,
  { area, view, zoom, taken }: LabelRoom,
): Label[] {
  const { cardFlags, titles } = snapshot;
  const onScreen = (place: Bounds) => scaled(place, zoom);
  const labels = createSpatialGrid<Bounds>(roomSide);
  const marks = createSpatialGrid<Bounds>(roomSide);
  const lines = createSpatialGrid<Bounds>(roomSide);
  for (const place of taken) marks.set(place, onScreen(place));
  const candidates: { index: number; mark: Bounds }[] = [];
  for (const [index, title] of titles.entries()) {
    const shape = shapeAt(snapshot, index, palette, zoom);
    if (!overlaps(shape, area)) continue;
    const mark = onScreen(shape);
    marks.set(mark, mark);
    if (title && !((cardFlags[index] as number) & flag.faded)) candidates.push({ index, mark });
  }
  candidates.sort(
    (one, other) =>
      importance(snapshot, other.index) - importance(snapshot, one.index) ||
      one.index - other.index,
  );
  if (candidates.length <= mostAvoiding) {
    for (const { x, y } of strokePoints(snapshot, area)) {
      const point = { x: x * zoom, y: y * zoom, width: 0, height: 0 };
      lines.set(point, point);
    }
  }
  const screen = onScreen(view);
  const distance = zoom < sparse.belowZoom ? sparse.distance : 1;
  const placed: Label[] = [];
  for (const { index, mark } of candidates) {
    const title = titles[index] as string;
    const texts = wrapTitle(title, measure);
    const narrow = texts.length === 1 ? wrapTitle(title, measure, 0) : texts;
    const isInView = overlaps(screen, mark);
    const free = (narrow.length > texts.length ? [texts, narrow] : [texts])
      .flatMap((lines, wrap) => placesAt(mark, lines, measure).map((place) => ({ ...place, wrap })))
      .filter((place) => labels.find(inflate(place, distance)).length === 0)
      .map((place) => ({
        ...place,
        marksBelow: place.isInside ? 0 : marks.find(place).filter((one) => one !== mark).length,
      }));
    const isVital = importance(snapshot, index) >= startWeight;
    const place = fewest(
      free.filter((one) => isVital || one.marksBelow === 0),
      (one) =>
        (isInView && !encloses(screen, one) ? cost.cut : 0) +
        one.marksBelow * cost.mark +
        one.wrap * cost.narrow +
        lines.find(inflate(one, -1)).length,
    );
    if (!place) continue;
    labels.set(place, place);
    placed.push(place);
  }
  return placed;
}

/** The first of those with the smallest count. */
function fewest<Item>(items: readonly Item[], count: (item: Item) => number): Item | undefined {
  let best: { item: Item; count: number } | undefined;
  for (const item of items) {
    const found = { item, count: count(item) };
    if (!best || found.count < best.count) best = found;
    if (best.count === 0) break;
  }
  return best?.item;
}
