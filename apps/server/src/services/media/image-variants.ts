import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type ImageFormat, type ImageWidth, imageWidths } from '@dreamfork/api-client/contract';
import type { Images } from './images.ts';
import { originalKey } from './keys.ts';
import type { MediaStorage } from './storage/storage.ts';
import type { TemporaryFiles } from './temporary-files.ts';

export type VariantOrder = {
  /** Of the image, or of the poster of a video. */
  sha256: string;
  /** Pixels of the image. */
  ownWidth: number;
  isAnimated: boolean;
  width: ImageWidth;
  format: ImageFormat;
};

export type ImageVariant = { key: string; bytes: number; mimeType: string };

/** Images in the sizes and formats that readers ask for, made at the first request and kept. */
export type ImageVariants = {
  /** Undefined where the image itself is missing. */
  find: (order: VariantOrder) => Promise<ImageVariant | undefined>;
};

type Options = {
  storage: MediaStorage;
  images: Images;
  temporary: TemporaryFiles;
  onLookup: (isHit: boolean) => void;
};

/** The widths above that of the image are one variant. */
const usefulWidth = ({ width, ownWidth }: VariantOrder): number =>
  Math.min(width, imageWidths.find((one) => one >= ownWidth) ?? width);

export function createImageVariants({
  storage,
  images,
  temporary,
  onLookup,
}: Options): ImageVariants {
  const making = new Map<string, Promise<boolean>>();

  const make = (key: string, order: VariantOrder): Promise<boolean> =>
    temporary.within((from) =>
      temporary.within(async (to) => {
        const original = await storage.read(originalKey(order.sha256));
        if (!original) return false;
        await pipeline(original, createWriteStream(from, { flags: 'wx', mode: 0o600 }));
        const { format, isAnimated } = order;
        await images.resize({ from, to, width: usefulWidth(order), format, isAnimated });
        await storage.write(key, to);
        return true;
      }),
    );

  return {
    async find(order) {
      const extension = order.isAnimated ? 'webp' : order.format;
      const key = `${order.sha256}/${usefulWidth(order)}.${extension}`;
      const mimeType = `image/${extension}`;
      const held = await storage.size(key);
      onLookup(held !== undefined);
      if (held !== undefined) return { key, bytes: held, mimeType };
      const started = making.get(key) ?? make(key, order).finally(() => making.delete(key));
      making.set(key, started);
      if (!(await started)) return undefined;
      const bytes = await storage.size(key);
      return bytes === undefined ? undefined : { key, bytes, mimeType };
    },
  };
}
