import { maxStoryFileBytes } from '@dreamfork/api-client/contract';
import { storyFileEntries } from '@dreamfork/story';
import { type Entry, getFileNameLowLevel, validateFileName } from 'yauzl';
import { ApiError } from '../../api-error.ts';

/** Entries of an archive at most. */
export const entriesMaximum = 10_000;

/** Bytes of all names, comments and extra fields: they stay in memory. */
const headersMaximum = 4 * 1024 * 1024;

/** Bytes of a manifest. */
export const manifestMaximum = 8 * 1024 * 1024;

/** How many times larger an entry may become, above a size at which it does harm. */
const ratioMaximum = 100;
const harmlessBytes = 1024 * 1024;

const methods = new Set([0, 8]);

const fileTypeMask = 0o170000;
const regularFile = 0o100000;
const directory = 0o040000;

/** A file in an archive. */
export type ArchiveFile = { name: string; entry: Entry };

/** @throws ApiError `file-unsafe` for a name that leads out of the archive. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  if (validateFileName(name) !== null) throw new ApiError('file-unsafe');
  return name;
}

/** Links and devices are files of other types. */
function isOrdinary({ externalFileAttributes }: Entry, isFolder: boolean): boolean {
  const type = (externalFileAttributes >>> 16) & fileTypeMask;
  return type === 0 || type === (isFolder ? directory : regularFile);
}

/** The text of a story may repeat itself, and its size has a limit of its own. */
const isTooDense = ({ name, entry }: ArchiveFile): boolean =>
  name !== storyFileEntries.story &&
  entry.uncompressedSize > harmlessBytes &&
  entry.uncompressedSize > ratioMaximum * entry.compressedSize;

/**
 * Checks what an archive says of its entries, before any of them is read.
 * @throws ApiError `file-unsafe` or `file-too-large`.
 */
export async function checkEntries(
  entries: AsyncIterable<Entry>,
): Promise<ReadonlyMap<string, ArchiveFile>> {
  const files = new Map<string, ArchiveFile>();
  // Some systems take names of different case for one.
  const names = new Set<string>();
  let headers = 0;
  let total = 0;
  for await (const entry of entries) {
    headers += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (headers > headersMaximum || names.size >= entriesMaximum) throw new ApiError('file-unsafe');
    const name = nameOf(entry);
    const isFolder = name.endsWith('/');
    const file = { name, entry };
    const key = name.normalize('NFC').toLowerCase();
    const isSafe =
      !names.has(key) &&
      isOrdinary(entry, isFolder) &&
      methods.has(entry.compressionMethod) &&
      !entry.isEncrypted() &&
      !isTooDense(file) &&
      (!isFolder || entry.uncompressedSize === 0);
    if (!isSafe) throw new ApiError('file-unsafe');
    names.add(key);
    total += entry.uncompressedSize;
    if (total > maxStoryFileBytes) throw new ApiError('file-too-large');
    if (!isFolder) files.set(name, file);
  }
  return files;
}
