import type { mediaFileTypes } from '@dreamfork/api-client/contract';

export type MediaKind = Extract<
  (typeof mediaFileTypes)[number],
  'image' | 'video' | 'audio' | 'document'
>;

/** A type of file that may be uploaded. */
export type MediaType = {
  mimeType: string;
  kind: MediaKind;
  /** Of file names, the usual one first. */
  extensions: readonly string[];
  /** Other names that browsers, systems or `file-type` have for it. */
  aliases?: readonly string[];
};

/** Video and sound in one kind of container, which the name tells apart. */
const isoMedia = ['video/mp4', 'video/x-m4v', 'audio/mp4', 'audio/x-m4a', 'audio/m4a'];

export const mediaTypes: readonly MediaType[] = [
  {
    mimeType: 'image/jpeg',
    kind: 'image',
    extensions: ['jpg', 'jpeg'],
    aliases: ['image/jpg', 'image/pjpeg'],
  },
  { mimeType: 'image/png', kind: 'image', extensions: ['png'], aliases: ['image/apng'] },
  { mimeType: 'image/gif', kind: 'image', extensions: ['gif'] },
  { mimeType: 'image/webp', kind: 'image', extensions: ['webp'] },
  { mimeType: 'video/mp4', kind: 'video', extensions: ['mp4'], aliases: isoMedia },
  { mimeType: 'video/webm', kind: 'video', extensions: ['webm'], aliases: ['audio/webm'] },
  {
    mimeType: 'video/x-msvideo',
    kind: 'video',
    extensions: ['avi'],
    aliases: ['video/avi', 'video/msvideo', 'video/vnd.avi'],
  },
  {
    mimeType: 'video/quicktime',
    kind: 'video',
    extensions: ['mov'],
    aliases: ['video/mp4'],
  },
  {
    mimeType: 'audio/mpeg',
    kind: 'audio',
    extensions: ['mp3'],
    aliases: ['audio/mp3', 'audio/x-mp3', 'audio/x-mpeg'],
  },
  {
    mimeType: 'audio/wav',
    kind: 'audio',
    extensions: ['wav'],
    aliases: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
  },
  {
    mimeType: 'audio/ogg',
    kind: 'audio',
    extensions: ['ogg'],
    aliases: ['video/ogg', 'application/ogg', 'audio/opus'],
  },
  { mimeType: 'audio/mp4', kind: 'audio', extensions: ['m4a'], aliases: isoMedia },
  { mimeType: 'application/pdf', kind: 'document', extensions: ['pdf'] },
  { mimeType: 'application/msword', kind: 'document', extensions: ['doc'] },
  {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    kind: 'document',
    extensions: ['docx'],
  },
  { mimeType: 'text/plain', kind: 'document', extensions: ['txt'] },
  {
    mimeType: 'application/rtf',
    kind: 'document',
    extensions: ['rtf'],
    // Windows with Word installed takes it for a document of Word.
    aliases: ['text/rtf', 'application/x-rtf', 'application/msword'],
  },
  { mimeType: 'text/vtt', kind: 'document', extensions: ['vtt'], aliases: ['text/plain'] },
];

/** Without parameters, such as the codecs. */
const bare = (mimeType: string): string => mimeType.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Whether a name of a MIME type means this type. */
export const isCalled = (type: MediaType, mimeType: string): boolean =>
  type.mimeType === bare(mimeType) || (type.aliases?.includes(bare(mimeType)) ?? false);

// A number after the last dot is part of a date or of a version.
const extensionOf = (name: string): string | undefined =>
  /\.(?!\d+$)([\p{L}\d]{1,10})$/u.exec(name)?.[1]?.toLowerCase();

/**
 * The types that name and declared type allow together. A declared type that is unknown says nothing; then the
 * name must say it.
 */
export function namedTypes(name: string, declared: string): MediaType[] {
  const extension = extensionOf(name);
  const isKnown = mediaTypes.some((type) => isCalled(type, declared));
  if (extension === undefined && !isKnown) return [];
  return mediaTypes.filter(
    (type) =>
      (extension === undefined || type.extensions.includes(extension)) &&
      (!isKnown || isCalled(type, declared)),
  );
}
