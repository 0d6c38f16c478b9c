import type { Size } from '@dreamfork/story';

/** Makes a heavy or large image smaller. Where that fails or saves nothing, the file stays as it is. */
export async function compressImage(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
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
      // JPEG has no transparency; without a ground it would turn black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, size.width, size.height);
      context.drawImage(bitmap, 0, 0, size.width, size.height);
      const blob = await new Promise<Blob | null>((done) =>
        canvas.toBlob(done, 'image/jpeg', jpegQuality),
      );
      if (!blob || blob.size >= file.size) return file;
      return new File([blob], jpegName(file.name), { type: 'image/jpeg' });
    } finally {
      bitmap.close();
    }
  } catch {
    return file;
  }
}

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
