import type { Size } from '@dreamfork/story';

/** An image over this many bytes, or larger than this, is made smaller before it is sent. */
export const compressOver = 1_048_576;
export const largestImage: Size = { width: 1920, height: 1080 };
export const jpegQuality = 0.8;

/**
 * The size an image is to be drawn at, or null where it is sent as it is. An animation would lose all
 * but its first picture, so GIFs stay.
 */
export function compressedSize(
  file: Pick<File, 'type' | 'size'>,
  { width, height }: Size,
): Size | null {
  if (!file.type.startsWith('image/') || file.type === 'image/gif') return null;
  const isLarge = width > largestImage.width || height > largestImage.height;
  if (!isLarge && file.size <= compressOver) return null;
  const scale = Math.min(1, largestImage.width / width, largestImage.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The name of a picture that has become a JPEG. */
export const jpegName = (name: string): string => `${name.replace(/\.[^./\\]+$/, '')}.jpg`;
