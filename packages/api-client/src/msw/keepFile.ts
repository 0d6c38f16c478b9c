import { type MediaFile, maxUploadBytes, maxWaveformLength } from '../contract/index.ts';
import { fixturePicture } from '../fixtures/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import type { Setting } from './handle.ts';
import { contentType, pixelsOf } from './mediaContent.ts';
import type { MockDatabase } from './mockDatabase.ts';

const kinds = ['image/', 'video/', 'audio/'];

/** How much the files of a user take. */
export const storedBytes = (database: MockDatabase, user: string): number =>
  database.mediaFiles
    .filter(({ userId }) => userId === user)
    .reduce((sum, { fileSize }) => sum + fileSize, 0);

function waveformOf(form: FormData): number[] | undefined {
  const sent = form.get('waveform');
  if (typeof sent !== 'string') return undefined;
  const values: unknown = JSON.parse(sent);
  return Array.isArray(values) ? values.slice(0, maxWaveformLength) : undefined;
}

type Input = { database: MockDatabase; file: File; form: FormData; userId: string };

/** Checks a file as a server does, and keeps it with its content. */
export async function keepFile(
  { mediaQuotaBytes }: Setting,
  { database, file, form, userId }: Input,
): Promise<MediaFile | ErrorReply> {
  if (file.size > maxUploadBytes) return errorReply('body-too-large');
  if (storedBytes(database, userId) + file.size > mediaQuotaBytes) {
    return errorReply('media-quota-exceeded');
  }
  const content = new Uint8Array(await file.arrayBuffer());
  const mimeType = contentType(file.type, content);
  if (mimeType === null) return errorReply('media-type-unsupported');
  const now = database.now();
  const id = database.newId('media');
  const kind = kinds.findIndex((prefix) => mimeType.startsWith(prefix));
  const words = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const isSeen = kind === 0 || (kind === 1 && form.get('poster') instanceof Blob);
  const waveform = kind === 2 ? waveformOf(form) : undefined;
  const kept: MediaFile = {
    id,
    userId,
    originalFileName: file.name,
    fileName: `${id}.${file.name.split('.').at(-1) ?? ''}`,
    mimeType,
    fileSize: file.size,
    type: kind < 0 ? 3 : kind,
    description: words('description'),
    tags: words('tags'),
    status: 0,
    downloadCount: 0,
    createdAt: now,
    updatedAt: now,
    uploadedAt: now,
    unusedSince: now,
    ...(isSeen ? { ...pixelsOf(mimeType, content), placeholder: fixturePicture.placeholder } : {}),
    ...(waveform ? { waveform } : {}),
  };
  database.mediaFiles = [kept, ...database.mediaFiles];
  database.mediaContents.set(id, new File([content], file.name, { type: mimeType }));
  return kept;
}
