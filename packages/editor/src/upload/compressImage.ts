import type { Size } from '@dreamfork/story';

/**
 * Makes a heavy or large image smaller: a JPEG, or a WebP where it has transparent parts. Where that fails or saves
 * nothing, the file stays as it is.
 */
export async function compressImage(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || (await isAnimated(file))) return file;
  try {
    const bitmap = await createImageBitmap(file);
    try {
      const size = compressedSize(file, bitmap);
      if (!size) return file;
      const canvas = document.createElement('canvas');
      canvas.width = size.width;
      canvas.height = size.height;
      const context = canvas.getContext('2d');
      if (!context) return file;
      context.drawImage(bitmap, 0, 0, size.width, size.height);
      const type =
        file.type !== 'image/jpeg' && isTransparent(context, size) ? 'image/webp' : 'image/jpeg';
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
      // A browser that writes no WebP gives a PNG.
      if (blob?.type !== type || blob.size >= file.size) return file;
      return new File([blob], renamed(file.name, type), { type });
    } finally {
      bitmap.close();
    }
  } catch {
    // The server takes or refuses the picture as it is.
    return file;
  }
}

/** An image over this many bytes, or larger than this, is made smaller before it is sent. */
export const compressOver = 1_048_576;
export const largestImage: Size = { width: 1920, height: 1080 };
const quality = 0.8;

/** The size an image is to be drawn at, or null where it is sent as it is. */
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

function isTransparent(context: CanvasRenderingContext2D, { width, height }: Size): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

/** The name of a picture that has changed its format. */
export const renamed = (name: string, type: 'image/jpeg' | 'image/webp'): string =>
  `${name.replace(/\.[^./\\]+$/, '')}.${type === 'image/webp' ? 'webp' : 'jpg'}`;

/** Where a PNG says that it moves, its first picture has not begun yet. */
const headBytes = 4096;

/** Whether a picture moves. Drawn anew it would lose all but its first frame. */
export async function isAnimated(file: File): Promise<boolean> {
  if (file.type === 'image/gif') return true;
  if (file.type !== 'image/webp' && file.type !== 'image/png') return false;
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer());
  if (file.type === 'image/png') return head.includes('acTL');
  return head.startsWith('VP8X', 12) && (head.charCodeAt(20) & 2) !== 0;
}
