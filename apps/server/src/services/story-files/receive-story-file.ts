import { Readable } from 'node:stream';
import { maxStoryFileBytes } from '@dreamfork/api-client/contract';
import { storyFileExtension } from '@dreamfork/story';
import { ApiError } from '../../api-error.ts';
import { receiveFile } from '../media/receive-file.ts';
import { type FormParts, wellFormed } from '../media/receive-upload.ts';
import type { Services } from '../services.ts';
import { beginImport, changeImport, forgetImport } from './import-rows.ts';
import { paced } from './paced.ts';

type Order = { parts: FormParts; ownerId: string };

/** A form that breaks off ends its file with a plain error; others have a status, or name a call of the system. */
function toFormError(error: unknown): unknown {
  const isPlain = error instanceof Error && !('statusCode' in error || 'syscall' in error);
  return isPlain && !(error instanceof ApiError)
    ? new ApiError('request-invalid', { cause: error })
    : error;
}

/** @throws ApiError `request-invalid`, `file-unrecognised`, `file-too-large` or `server-busy`. */
async function receiveInto(parts: FormParts, path: string): Promise<void> {
  let isReceived = false;
  for await (const part of wellFormed(parts)) {
    if (part.type === 'field') continue;
    if (part.fieldname !== 'file' || isReceived) throw new ApiError('request-invalid');
    if (!part.filename.toLowerCase().endsWith(storyFileExtension)) {
      throw new ApiError('file-unrecognised');
    }
    const limit = { maximum: maxStoryFileBytes, code: 'file-too-large' } as const;
    const content = Readable.from(paced(part.file), { objectMode: false });
    await receiveFile(content, { path, ...limit }).catch((error: unknown) => {
      throw toFormError(error);
    });
    isReceived = true;
  }
  if (!isReceived) throw new ApiError('request-invalid');
}

/**
 * Receives a story file and begins its import; returns the id of the import.
 * @throws ApiError `imports-full` and those of a form that cannot be taken; then nothing of it is left.
 */
export async function receiveStoryFile(
  services: Services,
  { parts, ownerId }: Order,
): Promise<string> {
  const { database, imports } = services;
  const { folders, runner } = imports;
  const held = { id: services.newId(), runner };
  await beginImport(services, { ...held, ownerId });
  try {
    await folders.create(held.id);
    await receiveInto(parts, folders.fileOf(held.id));
    const isHeld = await changeImport(database, held, { status: 'waiting' });
    if (!isHeld) throw new ApiError('server-busy');
  } catch (error) {
    await forgetImport(database, held);
    await folders.remove(held.id);
    throw error;
  }
  void imports.wake();
  return held.id;
}
