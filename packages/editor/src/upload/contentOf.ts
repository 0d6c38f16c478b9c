import { type MediaContent, mediaTypeOf } from '@dreamfork/story';
import type { UploadedFile } from '../services/index.ts';

/** What an item says about a file; a server that says nothing leaves no keys. */
export function contentOf(
  { width, height, placeholder, waveform, ...file }: UploadedFile,
  sent: Pick<File, 'name' | 'type' | 'size'> = { name: '', type: '', size: 0 },
): MediaContent {
  return {
    id: file.id,
    url: file.url,
    mediaType: mediaTypeOf(file.mimeType || sent.type),
    fileName: file.fileName || sent.name,
    fileSize: file.fileSize || sent.size,
    mimeType: file.mimeType || sent.type,
    ...(width && height ? { width, height } : {}),
    ...(placeholder ? { placeholder } : {}),
    ...(waveform ? { waveform } : {}),
  };
}
