import { type MediaType, maxUploadBytes, mediaTypeOf } from '@dreamfork/story';

const megabyte = 1_048_576;

/** How much a file of each kind may take, as the author is told; never more than the limit in force. */
export const statedMaxima: Record<MediaType, number> = {
  image: 10 * megabyte,
  video: maxUploadBytes,
  audio: maxUploadBytes,
  document: 20 * megabyte,
};

/** Extensions with the media type that each stands for; the first name of a type is the usual one. */
const typesByExtension = {
  '.jpg': ['image/jpeg', 'image/jpg'],
  '.jpeg': ['image/jpeg'],
  '.png': ['image/png'],
  '.gif': ['image/gif'],
  '.webp': ['image/webp'],
  '.mp4': ['video/mp4'],
  '.webm': ['video/webm', 'audio/webm'],
  '.avi': ['video/x-msvideo', 'video/avi', 'video/msvideo'],
  '.mov': ['video/quicktime', 'video/mov'],
  '.mp3': ['audio/mpeg', 'audio/mp3'],
  '.wav': ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
  '.ogg': ['audio/ogg', 'video/ogg', 'application/ogg'],
  '.m4a': ['audio/mp4', 'audio/m4a', 'audio/x-m4a'],
  '.pdf': ['application/pdf'],
  '.doc': ['application/msword'],
  '.docx': ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  '.txt': ['text/plain'],
  '.rtf': ['application/rtf', 'text/rtf'],
} as const;

type Extension = keyof typeof typesByExtension;

export const uploadExtensions = Object.keys(typesByExtension) as Extension[];

/** Those of sounds alone. */
export const soundExtensions = uploadExtensions.filter((extension) =>
  typesByExtension[extension].every((type) => mediaTypeOf(type) === 'audio'),
);

const allowedTypes: ReadonlySet<string> = new Set(Object.values(typesByExtension).flat());

type FileInfo = Pick<File, 'name' | 'type' | 'size'>;

/** Why a file may not be uploaded. */
export type UploadFault =
  | { kind: 'size' }
  /** `mimeType` is empty where the browser knows none. */
  | { kind: 'type'; mimeType: string; extension: string };

/** The extension of a file name with its dot, in small letters; empty where it has none. */
export const extensionOf = (name: string): string =>
  /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? '';

const isExtension = (extension: string): extension is Extension => extension in typesByExtension;

const plainType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();

/** Checks size and type before anything is sent. The server looks at the content itself. */
export function checkUpload({ name, type, size }: FileInfo): UploadFault | null {
  if (size > maxUploadBytes) return { kind: 'size' };
  const extension = extensionOf(name);
  if (allowedTypes.has(plainType(type)) || isExtension(extension)) return null;
  return { kind: 'type', mimeType: type, extension };
}

/** The media type of a file; from its extension where the browser knows none that is allowed. */
export function mimeTypeOf({ name, type }: Pick<FileInfo, 'name' | 'type'>): string {
  const plain = plainType(type);
  const extension = extensionOf(name);
  if (allowedTypes.has(plain) || !isExtension(extension)) return plain;
  return typesByExtension[extension][0];
}
