import { imageWidths, type MediaFile } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { MediaFileRow } from '../../db/schema.ts';
import { toFlag } from '../../db/tables/flag.ts';
import { mediaStatus } from '../../db/tables/media.ts';
import type { Services } from '../services.ts';
import { holdUser } from '../stories/story-quota.ts';
import type { ImageFacts } from './images.ts';
import type { InspectedFile } from './inspect-file.ts';
import { originalKey } from './keys.ts';
import { mediaSearchText, toMediaFile, typeNumber } from './media-rows.ts';
import { storedName } from './names.ts';
import { type MediaOwner, requireRoom } from './quota.ts';
import { measureFile, type ReceivedFile } from './receive-file.ts';
import { removeContent } from './remove-content.ts';
import { allowFiles } from './showable-files.ts';

/** What comes with a file. */
export type FileDetails = {
  description: string;
  tags: string;
  /** Loudness of a sound, as a JSON array. */
  waveform?: number[] | undefined;
};

export type Upload = FileDetails & {
  owner: MediaOwner;
  /** The story that it is uploaded for, which may show it then. */
  storyId?: string | undefined;
  file: ReceivedFile;
  /** As its owner calls it, and of which type the sender says it is. */
  name: string;
  declared: string;
  /** A picture of a video. */
  poster?: ReceivedPoster | undefined;
};

export type ReceivedPoster = ReceivedFile & Pick<Upload, 'declared'>;

/** Where a file may be rewritten: paths at which nothing is yet. */
export type Rewriting = { cleaned: string; resized: string };

/** A checked file that is about to be stored: its row, and its contents on the disk. */
export type PreparedFile = { row: MediaFileRow; contents: ReceivedFile[] };

type Stored = { file: ReceivedFile; inspected: InspectedFile; image?: ImageFacts | undefined };

/** Reads an image, and takes out what its viewers have no business with. */
async function readImage(
  { media: { images } }: Services,
  { file, to }: { file: ReceivedFile; to: string },
): Promise<{ file: ReceivedFile; image: ImageFacts }> {
  const image = await images.read(file.path);
  if (!image.hasMetadata) return { file, image };
  await images.clean(file.path, to);
  return { file: await measureFile(to), image };
}

const posterWidth = Math.max(...imageWidths);

/** A poster as it is stored: a WebP image without metadata, no wider than anybody asks for. */
async function readPoster(
  { media: { images, inspector } }: Services,
  { poster, to }: { poster: ReceivedPoster; to: string },
): Promise<{ file: ReceivedFile; image: ImageFacts }> {
  const { kind, mimeType } = await inspector.inspect({ ...poster, name: '' });
  if (kind !== 'image') throw new ApiError('media-type-unsupported');
  const image = await images.read(poster.path);
  if (image.isAnimated) throw new ApiError('media-type-unsupported');
  const isReady = mimeType === 'image/webp' && image.width <= posterWidth && !image.hasMetadata;
  if (isReady) return { file: poster, image };
  const resizing = { from: poster.path, to, width: posterWidth, isAnimated: false };
  await images.resize({ ...resizing, format: 'webp' });
  return { file: await measureFile(to), image: await images.read(to) };
}

function toRow(
  services: Services,
  upload: Upload,
  { file, inspected, image }: Stored,
  poster: { file: ReceivedFile; image: ImageFacts } | undefined,
): MediaFileRow {
  const id = services.newId();
  const time = services.now();
  const original_name = storedName(upload.name, inspected.extension);
  const { description, tags } = upload;
  return {
    id,
    owner_id: upload.owner.id,
    sha256: file.sha256,
    poster_sha256: poster?.file.sha256 ?? null,
    status: mediaStatus.arriving,
    original_name,
    file_name: `${id}.${inspected.extension}`,
    mime_type: inspected.mimeType,
    size_bytes: file.bytes,
    type: typeNumber(inspected.kind),
    description,
    tags,
    search_text: mediaSearchText({ original_name, description, tags }),
    width: image?.width ?? inspected.width ?? poster?.image.width ?? null,
    height: image?.height ?? inspected.height ?? poster?.image.height ?? null,
    is_animated: toFlag(image?.isAnimated ?? false),
    duration: inspected.duration ?? null,
    codecs: inspected.codecs ? JSON.stringify(inspected.codecs) : null,
    placeholder: image?.placeholder ?? poster?.image.placeholder ?? null,
    waveform:
      inspected.kind === 'audio' && upload.waveform ? JSON.stringify(upload.waveform) : null,
    is_kept: 0,
    unused_since: time,
    download_count: 0,
    created_at: time,
    updated_at: time,
  };
}

/**
 * Checks what a file is, and makes what is stored of it.
 * @throws ApiError `media-type-unsupported`, `media-damaged`, `media-too-large` or `server-busy`.
 */
export async function prepareFile(
  services: Services,
  upload: Upload,
  { cleaned, resized }: Rewriting,
): Promise<PreparedFile> {
  if (upload.file.bytes === 0) throw new ApiError('media-damaged');
  const { name, declared } = upload;
  const { inspector } = services.media;
  const inspected = await inspector.inspect({ path: upload.file.path, name, declared });
  const { file, image } =
    inspected.kind === 'image'
      ? await readImage(services, { file: upload.file, to: cleaned })
      : { file: upload.file, image: undefined };
  const poster =
    inspected.kind === 'video' && upload.poster
      ? await readPoster(services, { poster: upload.poster, to: resized })
      : undefined;
  const row = toRow(services, upload, { file, inspected, image }, poster);
  return { row, contents: poster ? [file, poster.file] : [file] };
}

/**
 * Records a file that is arriving, while no other work removes its content.
 * @throws ApiError `media-quota-exceeded`.
 */
export const recordFile = (
  services: Services,
  row: MediaFileRow,
  { owner, storyId }: Pick<Upload, 'owner' | 'storyId'>,
): Promise<void> => {
  const { database, media } = services;
  const hold = (sha256: string | null, work: (held: typeof database) => Promise<void>) =>
    sha256 === null ? work(database) : media.whileHeld(database, sha256, work);
  return hold(row.sha256, async (held) => {
    const insert = async (transaction: typeof database) => {
      await holdUser(transaction, owner.id);
      await requireRoom(services, transaction, { owner, bytes: row.size_bytes });
      await transaction.insertInto('media_files').values(row).execute();
      if (storyId !== undefined) await allowFiles(transaction, storyId, [row.id]);
    };
    await (held.isTransaction ? insert(held) : held.transaction().execute(insert));
  });
};

/** Stores the contents of a file that is recorded; the files on the disk are gone afterwards. */
export async function storeContents(
  { media: { storage } }: Services,
  { contents }: Pick<PreparedFile, 'contents'>,
): Promise<void> {
  for (const { path, bytes, sha256 } of contents) {
    const key = originalKey(sha256);
    if ((await storage.size(key)) !== bytes) await storage.write(key, path);
  }
}

/** Forgets a file that has not arrived. */
export async function dropFile(services: Services, row: MediaFileRow): Promise<void> {
  await services.database
    .deleteFrom('media_files')
    .where('id', '=', row.id)
    .where('status', '=', mediaStatus.arriving)
    .execute();
  await removeContent(services, [row]);
}

/**
 * Checks an uploaded file and stores it. Its content is stored once, whoever has it.
 * @throws ApiError `media-type-unsupported`, `media-damaged`, `media-too-large`, `media-quota-exceeded`,
 * `server-busy` or `storage-full`; then nothing is left.
 */
export async function storeFile(services: Services, upload: Upload): Promise<MediaFile> {
  const { database, media } = services;
  return media.temporary.within((cleaned) =>
    media.temporary.within(async (resized) => {
      const prepared = await prepareFile(services, upload, { cleaned, resized });
      const { row } = prepared;
      await recordFile(services, row, upload);
      try {
        await storeContents(services, prepared);
        await database
          .updateTable('media_files')
          .set({ status: mediaStatus.ready })
          .where('id', '=', row.id)
          .execute();
      } catch (error) {
        await dropFile(services, row);
        throw error;
      }
      return toMediaFile({ ...row, status: mediaStatus.ready });
    }),
  );
}
