import { shownType } from '@dreamfork/story';
import type { Scene } from '../../geometry/scene.ts';
import type { SceneNode } from '../../geometry/sceneParts.ts';
import { mapSize } from '../floats.ts';
import { markHueOf } from '../groupColours.ts';
import type { CanvasState } from '../model/canvasSource.ts';
import type { CanvasModel } from '../model/createCanvasModel.ts';
import { type GlyphPlace, paintGlyphs } from './glyphs.ts';
import { type Palette, readPalette, typeNumber } from './palette.ts';
import { differenceFlags, nodeFlags, problemFlags } from './snapshot.ts';

/** More than a map has dots from top to bottom. */
const dotsAcross = 2 ** 20;
/** So many marks can be told apart on so small a map. */
const mostSigns = 120;

/** Draws every card in the colour of its type, chapters behind, and the marks that call for attention. */
function paintMap(
  context: CanvasRenderingContext2D,
  scene: Scene,
  { overlays, selection }: CanvasState,
  palette: Palette,
  scale: number,
): void {
  for (const group of scene.groups.values()) {
    context.globalAlpha = group.isCollapsed ? 0.7 : 0.2;
    context.fillStyle = markHueOf(group.group);
    context.fillRect(group.x, group.y, group.width, group.height);
  }
  const byType: SceneNode[][] = palette.types.map(() => []);
  const pale: SceneNode[] = [];
  const signs: GlyphPlace[] = [];
  const startNodeId = scene.startNodeId();
  const none: ReadonlySet<string> = new Set();
  for (const item of scene.nodes.values()) {
    if (item.hiddenIn) continue;
    const { id, x, y, width, node } = item;
    if (overlays.highlighted && !overlays.highlighted.has(id)) pale.push(item);
    else byType[typeNumber(shownType({ startNodeId }, node))]?.push(item);
    const flags = nodeFlags(id, none, overlays);
    if (flags & (problemFlags | differenceFlags)) signs.push({ flags, x: x + width / 2, y });
  }
  // A card is never thinner than a hair, however big the story.
  const least = 0.8 / scale;
  const fill = (items: readonly SceneNode[]) => {
    const taken = new Set<number>();
    for (const { x, y, width, height } of items) {
      // Of thousands of cards many fall on one and the same dot of so small a map.
      const dot = Math.round(x / least) * dotsAcross + Math.round(y / least);
      if (taken.has(dot)) continue;
      taken.add(dot);
      context.fillRect(x, y, Math.max(least, width), Math.max(least, height));
    }
  };
  context.globalAlpha = 0.2;
  context.fillStyle = palette.ink;
  fill(pale);
  context.globalAlpha = 1;
  for (const [type, colour] of palette.types.entries()) {
    context.fillStyle = colour;
    fill(byType[type] ?? []);
  }
  context.fillStyle = palette.accent;
  fill(
    selection.nodeIds
      .flatMap((id) => scene.nodes.get(id) ?? [])
      .filter(({ hiddenIn }) => !hiddenIn),
  );
  if (signs.length <= mostSigns) paintGlyphs(context, signs, palette, 3 / scale);
}

/** A picture of the whole story for the minimap, as the address of an image; null where there is nothing to show. */
export function mapPicture({ scene, state }: CanvasModel, surface: HTMLElement): string | null {
  const area = scene.bounds();
  const ratio = Math.min(devicePixelRatio, 2);
  const scale = ratio * Math.min(mapSize.width / area.width, mapSize.height / area.height, 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  const across = canvas.width / area.width;
  const down = canvas.height / area.height;
  context.setTransform(across, 0, 0, down, -area.x * across, -area.y * down);
  paintMap(context, scene, state(), readPalette(surface), scale / ratio);
  return canvas.toDataURL();
}
