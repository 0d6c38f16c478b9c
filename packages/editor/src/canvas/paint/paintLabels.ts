import type { Palette } from './palette.ts';
import { type LabelRoom, label, placeLabels } from './placeLabels.ts';
import type { Snapshot } from './snapshot.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The ground around letters that a line passes behind, in pixels of the screen. */
const halo = 3.5;

/** Draws titles of a constant size on the screen, what authors write in their face. */
export function paintLabels(
  context: Context,
  snapshot: Snapshot,
  palette: Palette,
  room: LabelRoom,
): void {
  context.save();
  context.scale(1 / room.zoom, 1 / room.zoom);
  context.font = `600 ${label.font}px ${palette.reading}`;
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = halo;
  context.strokeStyle = palette.ground;
  context.fillStyle = palette.ink;
  const measure = (text: string) => context.measureText(text).width;
  for (const { x, y, width, texts, align, isInside } of placeLabels(
    snapshot,
    palette,
    measure,
    room,
  )) {
    context.textAlign = align;
    const anchor = x + { left: 0, center: width / 2, right: width }[align];
    for (const [line, text] of texts.entries()) {
      const middle = y + (line + 0.5) * label.line;
      if (!isInside) context.strokeText(text, anchor, middle);
      context.fillText(text, anchor, middle);
    }
  }
  context.restore();
}
