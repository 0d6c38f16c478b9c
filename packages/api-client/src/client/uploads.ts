import type { Result } from '@dreamfork/story';
import type { ImportResult, MediaFile } from '../contract/index.ts';
import { media, storyFiles } from '../routes/media.ts';
import type { ApiError } from './apiError.ts';
import type { ApiClient } from './createClient.ts';
import type { CallOptions } from './options.ts';

/** A file on its way to the server, and what is said about it. */
export type MediaUpload = {
  file: File;
  /** A story of the uploader or somebody else's that they write: the file belongs to its owner. */
  storyId?: string | undefined;
  description?: string;
  tags?: string;
  /** A picture of a video. */
  poster?: Blob | undefined;
  /** Loudness of a sound over its length, 0 to 255. */
  waveform?: readonly number[] | undefined;
};

/** The form of an upload. */
export function mediaForm({
  file,
  description = '',
  tags = '',
  poster,
  waveform,
}: MediaUpload): FormData {
  const body = new FormData();
  body.set('description', description);
  body.set('tags', tags);
  body.set('metadataJson', JSON.stringify({ description, tags }));
  if (poster) body.set('poster', poster);
  if (waveform) body.set('waveform', JSON.stringify(waveform));
  // The file comes last: a server reads it as it arrives, and then knows all about it.
  body.set('file', file);
  return body;
}

/** Uploads a file of media. */
export const uploadMedia = (
  client: ApiClient,
  upload: MediaUpload,
  options?: CallOptions,
): Promise<Result<MediaFile, ApiError>> =>
  client.call(
    media.upload,
    {
      query: upload.storyId === undefined ? {} : { storyId: upload.storyId },
      body: mediaForm(upload),
    },
    options,
  );

/** Makes a story of a file. */
export function importStory(
  client: ApiClient,
  file: File,
  options?: CallOptions,
): Promise<Result<ImportResult, ApiError>> {
  const body = new FormData();
  body.set('file', file);
  return client.call(storyFiles.importStory, { body }, options);
}
