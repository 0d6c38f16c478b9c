import type { CanvasModel } from '../model/createCanvasModel.ts';
import { paintMap } from './paintMap.ts';
import { readPalette } from './palette.ts';

export const mapSize = { width: 178, height: 110 } as const;

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
