import { type MediaFile, mediaFileTypes, normaliseText } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database, MediaFileRow } from '../../db/schema.ts';
import { mediaStatus } from '../../db/tables/media.ts';
import { toIso } from '../users/user-views.ts';

/** A file, and the user who must be its owner. */
export type OwnFile = { fileId: string; ownerId: string };

/** The text in which a search looks for its words. */
export const mediaSearchText = (
  row: Pick<MediaFileRow, 'original_name' | 'description' | 'tags'>,
): string => normaliseText([row.original_name, row.description, row.tags].join(' '));

/** The complete files. */
export const readyFiles = (database: Database) =>
  database.selectFrom('media_files').where('media_files.status', '=', mediaStatus.ready);

/** The complete files, with those that are only kept for a case. */
export const storedFiles = (database: Database) =>
  database.selectFrom('media_files').where('media_files.status', '!=', mediaStatus.arriving);

/** The file if it is the user's. */
export const ownFile = (database: Database, { fileId, ownerId }: OwnFile) =>
  readyFiles(database)
    .where('media_files.id', '=', fileId)
    .where('media_files.owner_id', '=', ownerId);

/** The owner of a file if it is their avatar. */
export const avatarOwner = (database: Database, { fileId, ownerId }: OwnFile) =>
  database
    .selectFrom('users')
    .select('id')
    .where('id', '=', ownerId)
    .where('avatar_file_id', '=', fileId)
    .executeTakeFirst();

/** @throws ApiError `not-found` where the user has no such file. */
export async function readOwnFileRow(database: Database, file: OwnFile): Promise<MediaFileRow> {
  const row = await ownFile(database, file).selectAll().executeTakeFirst();
  if (!row) throw new ApiError('not-found');
  return row;
}

/**
 * Checks a file that is to be a cover or an avatar. A caller that holds its owner keeps it from being deleted.
 * @throws ApiError `not-found` where the user has no such file, `media-type-unsupported` where it is no image.
 */
export async function requireOwnImage(database: Database, file: OwnFile): Promise<void> {
  const { type, placeholder } = await readOwnFileRow(database, file);
  const isImage = type === typeNumber('image') && placeholder !== null;
  if (!isImage) throw new ApiError('media-type-unsupported');
}

const parseOptional = <Value>(json: string | null) =>
  json === null ? null : (JSON.parse(json) as Value);

const optional = <Name extends string, Value>(name: Name, value: Value | null) =>
  (value === null ? {} : { [name]: value }) as { [Key in Name]?: Value };

export const toMediaFile = (row: MediaFileRow): MediaFile => ({
  id: row.id,
  userId: row.owner_id,
  originalFileName: row.original_name,
  fileName: row.file_name,
  mimeType: row.mime_type,
  fileSize: row.size_bytes,
  type: row.type,
  description: row.description,
  tags: row.tags,
  status: row.status,
  downloadCount: row.download_count,
  createdAt: toIso(row.created_at),
  updatedAt: toIso(row.updated_at),
  uploadedAt: toIso(row.created_at),
  ...optional('width', row.width),
  ...optional('height', row.height),
  ...optional('duration', row.duration),
  ...optional('placeholder', row.placeholder),
  ...optional('codecs', parseOptional<string[]>(row.codecs)),
  ...optional('waveform', parseOptional<number[]>(row.waveform)),
  isKept: row.is_kept === 1,
  ...optional('unusedSince', row.unused_since === null ? null : toIso(row.unused_since)),
});

export const typeNumber = (kind: (typeof mediaFileTypes)[number]): number =>
  mediaFileTypes.indexOf(kind);
