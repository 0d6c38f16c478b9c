/** A part of a picture in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** The size in which a part is drawn: its own, or smaller. */
export function croppedSize({ width }: Area, { ratio, maxWidth }: CropFormat) {
  const drawn = Math.max(1, Math.round(Math.min(width, maxWidth)));
  return { width: drawn, height: Math.max(1, Math.round(drawn / ratio)) };
}

export type CropFormat = { ratio: number; maxWidth: number };

const quality = 0.9;

/** Draws a part of a picture as WebP, or as PNG where the browser writes no WebP; null where that fails. */
export async function cropPicture(
  picture: HTMLImageElement,
  area: Area,
  format: CropFormat,
): Promise<Blob | null> {
  const { width, height } = croppedSize(area, format);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
}
