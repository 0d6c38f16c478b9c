import { compressedSize, jpegName, jpegQuality } from './compression.ts';

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
