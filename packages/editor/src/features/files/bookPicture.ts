const isModern = (bytes: Uint8Array): boolean => {
  const signature = String.fromCharCode(...bytes.subarray(4, 12));
  return signature.endsWith('WEBP') || signature === 'ftypavif';
};

/** WebP and AVIF as JPEG, or as PNG where parts are transparent: many readers of books know no others. */
export async function bookPicture(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isModern(bytes)) return bytes;
  try {
    const bitmap = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]));
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return bytes;
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    const { data } = context.getImageData(0, 0, width, height);
    let isOpaque = true;
    for (let at = 3; isOpaque && at < data.length; at += 4) isOpaque = data[at] === 255;
    const blob = await canvas.convertToBlob(
      isOpaque ? { type: 'image/jpeg', quality: 0.85 } : { type: 'image/png' },
    );
    return new Uint8Array(await blob.arrayBuffer());
  } catch {
    // A picture that this browser cannot decode goes into the book as it is.
    return bytes;
  }
}
