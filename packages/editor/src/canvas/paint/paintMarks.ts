import { type NodeType, nodeTypes } from '@dreamfork/story';
import { type FarShape, farShape, growthAt, markRadius } from '../../geometry/farMap.ts';
import type { Palette } from './palette.ts';
import { cardAt, flag, type Snapshot } from './snapshot.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What stands for a card of a snapshot, in units of the canvas. */
export function shapeAt(
  snapshot: Snapshot,
  index: number,
  { radius }: Pick<Palette, 'radius'>,
  zoom: number,
): FarShape {
  const type = nodeTypes[snapshot.types[index] as number] ?? 'text';
  return farShape(cardAt(snapshot, index), markRadius(type, zoom), zoom, radius);
}

/** Strokes in a square of 24. */
const icons: Partial<Record<NodeType, string>> = {
  choice: 'M5 12H11L18 7M11 12L18 17',
  image: 'M5 17L10 10L14 15L16 13L19 17Z',
  video: 'M9 7L17 12L9 17Z',
  audio: 'M7 10V14M12 6V18M17 9V15',
  document: 'M7 8H17M7 12H17M7 16H13',
};

/** Marks of a smaller radius on the screen are plain dots; choices stay open, or many would be one dark ground. */
const leastIcon = 5;
/** Still smaller ones lie so close that they would be one black ground. */
const leastDot = 2;

function trace(context: Context, { x, y, width, height, radius }: FarShape, grow = 0): void {
  context.roundRect(x - grow, y - grow, width + 2 * grow, height + 2 * grow, radius + grow);
}

function paintIcons(context: Context, icon: string, shapes: readonly FarShape[]): void {
  const path = new Path2D(icon);
  for (const { x, y, width, radius } of shapes) {
    const scale = radius / 12;
    context.save();
    context.translate(x + width / 2 - radius, y);
    context.scale(scale, scale);
    context.lineWidth = 2.2;
    context.stroke(path);
    context.restore();
  }
}

/**
 * A mark for each card in the language of the covers: the start filled, ends open, a dot for a text, an icon for
 * all else; the hue of the type is the rim.
 */
export function paintMarks(
  context: Context,
  snapshot: Snapshot,
  palette: Palette,
  { zoom, indices }: { zoom: number; indices: readonly number[] },
): void {
  const growth = growthAt(zoom);
  const isFaded = (index: number) => ((snapshot.cardFlags[index] as number) & flag.faded) !== 0;
  for (const [number, type] of nodeTypes.entries()) {
    const ofType = indices.filter((index) => snapshot.types[index] === number);
    const radius = markRadius(type, zoom);
    for (const chosen of [ofType.filter(isFaded), ofType.filter((index) => !isFaded(index))]) {
      const shapes = chosen.map((index) => shapeAt(snapshot, index, palette, zoom));
      if (shapes.length === 0) continue;
      const alpha = isFaded(chosen[0] as number) ? 0.3 : 1;
      const fill = (colour: string, share: number) => {
        context.globalAlpha = alpha * share;
        context.fillStyle = colour;
        context.fill();
      };
      context.beginPath();
      for (const shape of shapes) trace(context, shape);
      // No line is seen through a mark.
      context.globalAlpha = 1;
      context.fillStyle = palette.surface;
      context.fill();
      if (type === 'start') fill(palette.accent, 1 - growth);
      else if (radius < leastIcon && type !== 'end' && type !== 'choice') {
        fill(palette.ink, radius < leastDot ? 0.6 : 1);
      }
      context.globalAlpha = alpha;
      context.strokeStyle =
        type === 'start'
          ? palette.accent
          : type === 'end'
            ? palette.ink
            : (palette.types[number] ?? palette.ink);
      context.lineWidth = Math.min(1.75, radius / 2) / zoom;
      context.stroke();
      if (growth === 1 || radius < leastIcon) continue;
      context.globalAlpha = alpha * Math.max(0, 1 - 2 * growth);
      if (type === 'text') paintDots(context, palette.ink, shapes, radius / zoom);
      context.lineCap = 'round';
      context.lineJoin = 'round';
      const icon = icons[type];
      if (icon) paintIcons(context, icon, shapes);
      context.lineCap = 'butt';
    }
  }
  context.globalAlpha = 1;
}

function paintDots(
  context: Context,
  ink: string,
  shapes: readonly FarShape[],
  radius: number,
): void {
  context.fillStyle = ink;
  context.beginPath();
  for (const { x, y, width } of shapes) {
    context.moveTo(x + width / 2 + radius / 2, y + radius);
    context.arc(x + width / 2, y + radius, radius / 2, 0, Math.PI * 2);
  }
  context.fill();
}

/** Pixels of the screen between a mark and the ring around it. */
const gap = 2.5;

/** Rings around what is selected, compared or was visited. */
export function paintRings(
  context: Context,
  snapshot: Snapshot,
  palette: Palette,
  { zoom, indices }: { zoom: number; indices: readonly number[] },
): void {
  const styles = [
    { bits: flag.visited, colour: palette.ink, dash: [2, 2] },
    { bits: flag.added, colour: palette.success, dash: [] },
    { bits: flag.removed, colour: palette.danger, dash: [5, 3] },
    { bits: flag.changed, colour: palette.info, dash: [] },
    { bits: flag.selected, colour: palette.accent, dash: [] },
  ];
  context.lineWidth = 2 / zoom;
  for (const { bits, colour, dash } of styles) {
    const chosen = indices.filter((index) => ((snapshot.cardFlags[index] as number) & bits) !== 0);
    if (chosen.length === 0) continue;
    context.strokeStyle = colour;
    context.setLineDash(dash.map((length) => length / zoom));
    context.beginPath();
    for (const index of chosen) trace(context, shapeAt(snapshot, index, palette, zoom), gap / zoom);
    context.stroke();
  }
  context.setLineDash([]);
}
