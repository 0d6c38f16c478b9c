import pixelmatch from 'pixelmatch';

export type Picture = {
  data: Uint8Array | Uint8ClampedArray;
  metadata: { width: number; height: number };
};

export type Comparison = { pass: boolean; diff: Uint8Array | null; message: string | null };

/** Two of 255 steps of grey: the rounding of a blurred shadow, and less than any colour is changed by. */
const threshold = 0.01;

/**
 * A rounded corner is not always smoothed alike, not even twice by one renderer: seen were up to 17
 * pixels of a picture, on edges, by up to 15 of 255 steps. More pixels, more steps or a place that is
 * no edge is a difference.
 */
const rounding = { pixels: 32, steps: 16, edge: 32 };

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
  const compare = (output: Uint8Array | undefined, diffMask: boolean) =>
    pixelmatch(reference.data, actual.data, output, width, height, {
      threshold,
      includeAA: false,
      diffMask,
    });
  const mask = new Uint8Array(width * height * 4);
  const different = compare(mask, true);
  if (different === 0 || isRounding(reference, actual, mask, different))
    return { pass: true, diff: null, message: null };
  const diff = createDiff ? new Uint8Array(width * height * 4) : undefined;
  if (diff) compare(diff, false);
  return {
    pass: false,
    diff: diff ?? null,
    message: `${different} of ${width * height} pixels differ.`,
  };
}

function isRounding(
  reference: Picture,
  actual: Picture,
  mask: Uint8Array,
  different: number,
): boolean {
  if (different > rounding.pixels) return false;
  const { width, height } = reference.metadata;
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (mask[pixel * 4 + 3] === 0) continue;
    if (stepsBetween(reference, pixel, actual, pixel) > rounding.steps) return false;
    if (!isEdge(reference, pixel)) return false;
  }
  return true;
}

/** Whether a neighbour of a pixel has quite another colour. */
function isEdge(picture: Picture, pixel: number): boolean {
  const { width, height } = picture.metadata;
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
      if (stepsBetween(picture, pixel, picture, row * width + column) > rounding.edge) return true;
  return false;
}

const stepsBetween = (left: Picture, leftPixel: number, right: Picture, rightPixel: number) =>
  Math.max(
    ...[0, 1, 2].map((band) =>
      Math.abs((left.data[leftPixel * 4 + band] ?? 0) - (right.data[rightPixel * 4 + band] ?? 0)),
    ),
  );
