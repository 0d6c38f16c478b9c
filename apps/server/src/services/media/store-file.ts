import { imageWidths, type MediaFile } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import { type MediaFileRow, mediaStatus, toFlag } from '../../db/schema.ts';
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

/** What comes with a file. */
export type FileDetails = {
  description: string;
  tags: string;
  /** Loudness of a sound, as a JSON array. */
  waveform?: number[] | undefined;
};

export type Upload = FileDetails & {
  owner: MediaOwner;
  file: ReceivedFile;
  /** As its owner calls it, and of which type the sender says it is. */
  name: string;
  declared: string;
  /** A picture of a video. */
  poster?: ReceivedPoster | undefined;
};

export type ReceivedPoster = ReceivedFile & Pick<Upload, 'declared'>;

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

/** A poster as it is stored: of a known kind, without metadata, no wider than anybody asks for. */
async function readPoster(
  { media: { images, inspector } }: Services,
  { poster, to }: { poster: ReceivedPoster; to: string },
): Promise<{ file: ReceivedFile; image: ImageFacts }> {
  const { kind } = await inspector.inspect({ ...poster, name: '' });
  if (kind !== 'image') throw new ApiError('media-type-unsupported');
  const { isAnimated } = await images.read(poster.path);
  if (isAnimated) throw new ApiError('media-type-unsupported');
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
    placeholder: image?.placeholder ?? poster?.image.placeholder ?? null,
    waveform:
      inspected.kind === 'audio' && upload.waveform ? JSON.stringify(upload.waveform) : null,
    is_kept: 0,
    download_count: 0,
    created_at: time,
    updated_at: time,
  };
}

/** Records a file while no other work removes its content. */
const record = (services: Services, row: MediaFileRow, owner: MediaOwner): Promise<void> => {
  const { database, media } = services;
  const hold = (sha256: string | null, work: (held: typeof database) => Promise<void>) =>
    sha256 === null ? work(database) : media.whileHeld(database, sha256, work);
  return hold(row.sha256, async (held) => {
    const insert = async (transaction: typeof database) => {
      await holdUser(transaction, owner.id);
      await requireRoom(services, transaction, { owner, bytes: row.size_bytes });
      await transaction.insertInto('media_files').values(row).execute();
    };
    await (held.isTransaction ? insert(held) : held.transaction().execute(insert));
  });
};

/**
 * Checks an uploaded file and stores it. Its content is stored once, whoever has it.
 * @throws ApiError `media-type-unsupported`, `media-damaged`, `media-too-large`, `media-quota-exceeded`,
 * `server-busy` or `storage-full`; then nothing is left.
 */
export async function storeFile(services: Services, upload: Upload): Promise<MediaFile> {
  const { database, media } = services;
  const { owner, name, declared } = upload;
  if (upload.file.bytes === 0) throw new ApiError('media-damaged');
  const inspected = await media.inspector.inspect({ path: upload.file.path, name, declared });
  return media.temporary.within((cleaned) =>
    media.temporary.within(async (resized) => {
      const { file, image } =
        inspected.kind === 'image'
          ? await readImage(services, { file: upload.file, to: cleaned })
          : { file: upload.file, image: undefined };
      const poster =
        inspected.kind === 'video' && upload.poster
          ? await readPoster(services, { poster: upload.poster, to: resized })
          : undefined;
      const row = toRow(services, upload, { file, inspected, image }, poster);
      await record(services, row, owner);
      try {
        await storeContent(services, file);
        if (poster) await storeContent(services, poster.file);
        await database
          .updateTable('media_files')
          .set({ status: mediaStatus.ready })
          .where('id', '=', row.id)
          .execute();
      } catch (error) {
        await database.deleteFrom('media_files').where('id', '=', row.id).execute();
        await removeContent(services, [row]);
        throw error;
      }
      return toMediaFile({ ...row, status: mediaStatus.ready });
    }),
  );
}

async function storeContent({ media: { storage } }: Services, file: ReceivedFile): Promise<void> {
  const key = originalKey(file.sha256);
  if ((await storage.size(key)) !== file.bytes) await storage.write(key, file.path);
}
