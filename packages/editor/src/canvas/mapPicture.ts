import { type Bounds, inflate } from '../geometry/bounds.ts';
import { mapSize } from '../geometry/floats.ts';
import { manyNodes } from '../geometry/zoomLevels.ts';
import type { CanvasModel } from './model/createCanvasModel.ts';
import { paintSnapshot } from './paint/paintSnapshot.ts';
import { readPalette } from './paint/palette.ts';
import { signFlags } from './paint/snapshot.ts';
import { takeSnapshot } from './paint/takeSnapshot.ts';

const mostSigns = 20;
const noTitles = new Map();

/** Pixels of the minimap around the outermost marks, of which half lies outside the story's bounds. */
const margin = 8;

export type MapPicture = { readonly address: string; readonly area: Bounds };

/** A picture of the whole story for the minimap, as the address of an image, and where it lies on the canvas. */
export function mapPicture({ scene, state }: CanvasModel, surface: HTMLElement): MapPicture | null {
  const bounds = scene.bounds();
  const ratio = Math.min(devicePixelRatio, 2);
  const zoom = Math.min(mapSize.width / bounds.width, mapSize.height / bounds.height, 1);
  const area = inflate(bounds, margin / zoom);
  const canvas = document.createElement('canvas');
  const [width, height] = [area.width * zoom, area.height * zoom];
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  const context = canvas.getContext('2d');
  if (!context) return null;
  const snapshot = takeSnapshot({
    scene,
    ...state(),
    area: null,
    titles: 'none',
    groupTitles: noTitles,
    drag: null,
    isMoving: false,
  });
  const hasSign = (flags: number) => (flags & signFlags) !== 0;
  const { cardFlags, strokes } = snapshot;
  const shown = {
    ...snapshot,
    // So many lines are a grey ground on so small a map, and so many signs hide it.
    strokes: scene.nodes.size > manyNodes ? [] : strokes,
    cardFlags:
      cardFlags.filter(hasSign).length > mostSigns
        ? cardFlags.map((flags) => flags & ~signFlags)
        : cardFlags,
  };
  paintSnapshot(context, shown, readPalette(surface), {
    area,
    view: area,
    zoom,
    ratio,
    width,
    height,
  });
  return { address: canvas.toDataURL(), area };
}
