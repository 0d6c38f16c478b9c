import { mediaFileTypes } from '../contract/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import type { MockDatabase } from './mockDatabase.ts';

/** Why a file cannot be a cover or an avatar of this user; undefined where it can, and for none. */
export function chosenImageError(
  database: MockDatabase,
  fileId: string | null | undefined,
  userId: string,
): ErrorReply | undefined {
  if (!fileId) return undefined;
  const file = database.mediaFiles.find((one) => one.id === fileId && one.userId === userId);
  if (!file) return errorReply('not-found');
  const isImage = mediaFileTypes[file.type] === 'image' && file.placeholder !== undefined;
  return isImage ? undefined : errorReply('media-type-unsupported');
}
