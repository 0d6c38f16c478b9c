import type { ImageFormat } from '@dreamfork/api-client/contract';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { ApiError } from '../../api-error.ts';
import { createBudget, type Load } from '../../budget.ts';

/** Pixels that are decoded at most, the frames of an animation together. */
const pixelsMaximum = 50_000_000;
const secondsMaximum = 20;
const atOnce = 2;
const maxQueue = 100;
const queueLimit = 60_000;

// Of thumbhash.
const placeholderSize = 100;

export type ImageFacts = {
  /** Pixels as it is shown, its orientation applied. */
  width: number;
  height: number;
  /** A thumbhash in base64. */
  placeholder: string;
  isAnimated: boolean;
  /** Whether it holds what its viewers have no business with, such as where it was taken. */
  hasMetadata: boolean;
};

export type Resizing = {
  from: string;
  to: string;
  width: number;
  format: ImageFormat;
  isAnimated: boolean;
};

/** Reads and converts images, two at a time. */
export type Images = {
  /**
   * Decodes an image to its end.
   * @throws ApiError `media-damaged`, `media-too-large` or `server-busy`.
   */
  read: (path: string) => Promise<ImageFacts>;
  /** Writes an image of the same kind without metadata, its orientation applied. */
  clean: (from: string, to: string) => Promise<void>;
  /** Writes an image no wider than itself, without metadata. Animated ones become WebP. */
  resize: (order: Resizing) => Promise<void>;
  /** Turns an SVG drawing of this server into WebP. */
  draw: (svg: string) => Promise<Buffer>;
  load: () => Load;
};

sharp.cache(false);
sharp.concurrency(1);

const open = (path: string, isAnimated = false) =>
  sharp(path, { limitInputPixels: pixelsMaximum, failOn: 'error', animated: isAnimated })
    .timeout({ seconds: secondsMaximum })
    .autoOrient();

async function placeholderOf(path: string): Promise<string> {
  const { data, info } = await open(path)
    .resize(placeholderSize, placeholderSize, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function read(path: string): Promise<ImageFacts> {
  const found = await sharp(path, { limitInputPixels: false }).metadata();
  const { width, height } = found.autoOrient;
  if (width * height > pixelsMaximum) throw new ApiError('media-too-large');
  const frames = found.pages ?? 1;
  // A longer animation is shown by its first frame.
  const isAnimated = frames > 1 && frames * width * height <= pixelsMaximum;
  if (isAnimated) await open(path, true).resize({ width: 16 }).raw().toBuffer();
  return {
    width,
    height,
    placeholder: await placeholderOf(path),
    isAnimated,
    hasMetadata: Boolean(
      found.exif ?? found.xmp ?? found.iptc ?? ((found.orientation ?? 1) > 1 || undefined),
    ),
  };
}

async function clean(from: string, to: string): Promise<void> {
  const { format, pages = 1 } = await sharp(from, { limitInputPixels: false }).metadata();
  const image = open(from, pages > 1);
  if (format === 'jpeg') await image.jpeg({ quality: 92 }).toFile(to);
  else if (format === 'webp') await image.webp({ quality: 92 }).toFile(to);
  else if (format === 'gif') await image.gif().toFile(to);
  else await image.png().toFile(to);
}

async function resize({ from, to, width, format, isAnimated }: Resizing): Promise<void> {
  const image = open(from, isAnimated).resize({ width, withoutEnlargement: true });
  await (format === 'avif' && !isAnimated
    ? image.avif({ quality: 52, effort: 3 }).toFile(to)
    : image.webp({ quality: 78, effort: 4 }).toFile(to));
}

const draw = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer();

export function createImages(): Images {
  const turns = createBudget({ capacity: atOnce, maxQueue });

  const inTurn =
    <Input extends unknown[], Value>(work: (...input: Input) => Promise<Value>) =>
    async (...input: Input): Promise<Value> => {
      const leave = await turns.take(1, AbortSignal.timeout(queueLimit));
      try {
        return await work(...input);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        // A full disk is no fault of the image.
        const isSystems = error instanceof Error && 'code' in error;
        throw isSystems ? error : new ApiError('media-damaged', { cause: error });
      } finally {
        leave();
      }
    };

  return {
    read: inTurn(read),
    clean: inTurn(clean),
    resize: inTurn(resize),
    draw: inTurn(draw),
    load: turns.load,
  };
}
