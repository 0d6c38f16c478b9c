import { type Bounds, inflate } from '../../flow/bounds.ts';
import { traceCurve } from '../../flow/curve.ts';
import { detour, edgeCurve } from '../../flow/edgeRoute.ts';
import { card } from '../../flow/geometry.ts';
import { groupFrame } from '../../flow/groupGeometry.ts';
import type { Scene } from '../../flow/scene.ts';
import type { SceneEdge, SceneNode } from '../../flow/sceneParts.ts';
import { markHueOf } from '../markHues.ts';
import { type Palette, typeNumber } from './palette.ts';
import { edgeFlags, flag, type PictureFacts } from './picture.ts';

type Context = CanvasRenderingContext2D;

/** How lines look; the layer of lines that are picked out draws the same. */
export const linkStyle = { width: 2, strongWidth: 2.5, dash: [5, 5] } as const;

function paintFrames(context: Context, scene: Scene, palette: Palette, facts: PictureFacts) {
  for (const frame of scene.groups.values()) {
    if (frame.isCollapsed || frame.members.size === 0) continue;
    if ([...frame.members].some(({ id }) => facts.isAway(id))) continue;
    paintFrame(context, frame, markHueOf(frame.group), palette);
  }
}

/** The ground of a group, with a strip for its title. */
export function paintFrame(context: Context, frame: Bounds, hue: string, palette: Palette): void {
  const { x, y, width, height } = frame;
  const round = (of: number) => {
    context.beginPath();
    context.roundRect(x, y, width, of, palette.radius + 6);
  };
  context.fillStyle = hue;
  context.globalAlpha = 0.1;
  round(height);
  context.fill();
  context.globalAlpha = 0.16;
  round(Math.min(height, groupFrame.titleHeight));
  context.fill();
  context.globalAlpha = 0.75;
  context.strokeStyle = hue;
  context.lineWidth = 1.5;
  round(height);
  context.stroke();
  context.globalAlpha = 1;
}

function paintEdges(
  context: Context,
  scene: Scene,
  palette: Palette,
  area: Bounds,
  { selection, marks, isAway }: PictureFacts,
) {
  const selected = new Set(selection.connectionIds);
  const kinds = new Map<number, SceneEdge[]>();
  scene.visitEdges(inflate(area, detour), (edge) => {
    if (isAway(edge.from.id) || isAway(edge.to.id)) return;
    // What is selected is drawn by the layer above, which follows the selection at once.
    const flags = edgeFlags(edge, selected, marks) & ~flag.selected;
    const same = kinds.get(flags);
    if (same) same.push(edge);
    else kinds.set(flags, [edge]);
  });
  for (const [flags, edges] of kinds) {
    const isStrong = (flags & flag.highlighted) !== 0;
    context.globalAlpha = flags & flag.faded ? 0.3 : 1;
    context.strokeStyle = isStrong ? palette.accent : palette.link;
    context.lineWidth = isStrong ? linkStyle.strongWidth : linkStyle.width;
    context.setLineDash(flags & flag.backward ? linkStyle.dash : []);
    context.beginPath();
    for (const edge of edges) traceCurve(context, edgeCurve(scene, edge));
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** A box is hidden by the rounded corners of the card that comes to lie over it. */
const inset = 3;

/** Draws boxes in place of cards, for as long as these are not mounted. */
export function paintBoxes(context: Context, boxes: readonly SceneNode[], palette: Palette): void {
  context.fillStyle = palette.surface;
  for (const { x, y, width, height } of boxes) {
    context.fillRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset);
  }
  context.globalAlpha = 0.11;
  for (const { x, y, width, node } of boxes) {
    context.fillStyle = palette.types[typeNumber(node.type)] ?? palette.ink;
    context.fillRect(x + inset, y + inset, width - 2 * inset, card.headerHeight - inset);
  }
  context.globalAlpha = 1;
}

/** Draws what lies under the cards: groups, lines, and a box wherever a card is yet to be mounted. */
export function paintScene(
  context: Context,
  scene: Scene,
  palette: Palette,
  area: Bounds,
  facts: PictureFacts,
): void {
  paintFrames(context, scene, palette, facts);
  paintEdges(context, scene, palette, area, facts);
  const boxes: SceneNode[] = [];
  scene.visitNodes(area, (node) => {
    if (!facts.isAway(node.id)) boxes.push(node);
  });
  boxes.sort((one, other) => one.order - other.order);
  paintBoxes(context, boxes, palette);
}
