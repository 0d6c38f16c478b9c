import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ApiError } from '../../api-error.ts';
import { readOwnFileRow, requireOwnImage } from '../media/media-rows.ts';
import type { Services } from '../services.ts';

const width = 960;

/**
 * An image of a user as a small JPEG, which every model with vision can read.
 * @throws ApiError `not-found`, or `media-type-unsupported` where the file is no image.
 */
export async function readImage(
  { database, media }: Pick<Services, 'database' | 'media'>,
  file: { fileId: string; ownerId: string },
): Promise<Uint8Array> {
  await requireOwnImage(database, file);
  const row = await readOwnFileRow(database, file);
  const variant = await media.variants.find({
    sha256: row.sha256,
    ownWidth: row.width ?? width,
    isAnimated: false,
    width,
    format: 'webp',
  });
  const content = variant && (await media.storage.read(variant.key));
  if (!content) throw new ApiError('not-found');
  return sharp(await buffer(content))
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
