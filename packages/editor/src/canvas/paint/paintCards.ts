import { card } from '../geometry/geometry.ts';
import type { SceneNode } from '../geometry/sceneParts.ts';
import { type Palette, typeNumber } from './palette.ts';

const titleSize = 15.5;
const titleTop = card.headerHeight + card.titleTop + 4;

function titleOf(context: CanvasRenderingContext2D, title: string, room: number): string {
  if (context.measureText(title).width <= room) return title;
  let length = title.length;
  while (length > 0 && context.measureText(`${title.slice(0, length)}…`).width > room) length -= 1;
  return `${title.slice(0, length)}…`;
}

/** Draws cards so that they are known again: ground, head, border and the first line of the title. */
export function paintCards(
  context: CanvasRenderingContext2D,
  cards: readonly SceneNode[],
  palette: Palette,
): void {
  const { radius, border } = palette;
  context.textBaseline = 'top';
  context.font = `600 ${titleSize}px ${palette.font}`;
  const room = card.width - 2 * card.paddingX;
  for (const { x, y, width, height, node } of cards) {
    context.fillStyle = palette.surface;
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fill();
    context.globalAlpha = 0.14;
    context.fillStyle = palette.types[typeNumber(node.type)] ?? palette.ink;
    context.beginPath();
    context.roundRect(x, y, width, card.headerHeight, [radius, radius, 0, 0]);
    context.fill();
    context.globalAlpha = 1;
    context.strokeStyle = palette.accent;
    context.lineWidth = Math.max(border, 2);
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.stroke();
    context.fillStyle = palette.ink;
    context.fillText(titleOf(context, node.title, room), x + card.paddingX, y + titleTop);
  }
}
