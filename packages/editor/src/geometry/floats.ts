import { type Bounds, boundsOf } from './bounds.ts';
import type { Size } from './viewport.ts';

export const mapSize = { width: 178, height: 110 } as const;

/** The distance of React Flow's panels from the edges, in pixels. */
const margin = 15;
/** The zoom bar with the switch of the readers above it, the row of the pill, and below which width there is no map. */
const controls = { width: 250, height: 100 } as const;
const rowHeight = { wide: 56, narrow: 122 } as const;
const wideFrom = 720;
const mapFrom = 520;

const bottomRow = ({ width, height }: Size, row: number): Bounds => ({
  x: 0,
  y: height - row,
  width,
  height: row,
});

/** What will lie over a canvas of this size: the first view is chosen before anything is mounted. */
const expectedFloats = ({ width, height }: Size): Bounds[] => [
  { x: 0, y: height - margin - controls.height, ...controls },
  bottomRow({ width, height }, width > wideFrom ? rowHeight.wide : rowHeight.narrow),
  ...(width > mapFrom
    ? [{ x: width - margin - mapSize.width, y: height - margin - mapSize.height, ...mapSize }]
    : []),
];

/** What lies over the canvas, in pixels from its corner: React Flow's panels and whatever calls itself floating. */
export function floatsOver(surface: Element | null, size: Size): Bounds[] {
  const canvas = surface?.closest('[data-canvas]');
  if (!canvas) return expectedFloats(size);
  const page = canvas.getBoundingClientRect();
  return [
    ...(canvas.parentElement ?? canvas).querySelectorAll(
      '.react-flow__panel:not(.react-flow__attribution), [data-floating]',
    ),
  ]
    .map((element) => boundsOf(element.getBoundingClientRect()))
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((box) => ({ ...box, x: box.x - page.x, y: box.y - page.y }));
}
