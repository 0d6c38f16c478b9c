import pixelmatch from 'pixelmatch';

export type Picture = {
  data: Uint8Array | Uint8ClampedArray;
  metadata: { width: number; height: number };
};

export type Comparison = { pass: boolean; diff: Uint8Array | null; message: string | null };

/** Two of 255 steps of grey: the rounding of a blurred shadow, and less than any colour is changed by. */
const threshold = 0.01;

/** Two pictures are equal when no pixel differs but for the smoothing of edges. */
export function comparePictures(
  reference: Picture,
  actual: Picture,
  { createDiff = false }: { createDiff?: boolean } = {},
): Comparison {
  const { width, height } = reference.metadata;
  if (actual.metadata.width !== width || actual.metadata.height !== height) {
    const received = `${actual.metadata.width}×${actual.metadata.height}`;
    return {
      pass: false,
      diff: null,
      message: `The picture was ${width}×${height} px and is ${received} px now.`,
    };
  }
  const diff = createDiff ? new Uint8Array(width * height * 4) : null;
  const different = pixelmatch(reference.data, actual.data, diff ?? undefined, width, height, {
    threshold,
    includeAA: false,
  });
  return different === 0
    ? { pass: true, diff, message: null }
    : { pass: false, diff, message: `${different} of ${width * height} pixels differ.` };
}
