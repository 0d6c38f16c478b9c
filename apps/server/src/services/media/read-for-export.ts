import { buffer } from 'node:stream/consumers';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../services.ts';
import type { ReadMedia } from '../sharing/export-story.ts';
import { originalKey } from './keys.ts';
import { findReadable, type ReadingOrder } from './may-read-file.ts';

/** Reads whole files that the caller may read, for an export. */
export const readForExport =
  (services: Services, identify: ReadingOrder['identify']): ReadMedia =>
  async (fileId) => {
    const file = await findReadable(services, { fileId, path: '', signature: {}, identify })
      .then((found) => found.file)
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'not-found') return null;
        throw error;
      });
    const content = file && (await services.media.storage.read(originalKey(file.sha256)));
    if (!file || !content) return null;
    return { bytes: new Uint8Array(await buffer(content)), mimeType: file.mime_type };
  };
