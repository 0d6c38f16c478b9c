import type { Result } from '@dreamfork/story';
import type { ApiError } from '../client/apiError.ts';
import type { CallOptions } from '../client/options.ts';
import { type MediaUpload, uploadMedia } from '../client/uploads.ts';
import { media } from '../routes/media.ts';
import { useApiClient } from './ApiProvider.tsx';

export type ImageUpload = Pick<MediaUpload, 'file' | 'description'> & {
  /** Gives the uploaded file its place; where that fails, the file is deleted again. */
  use: (fileId: string) => Promise<Result<unknown, ApiError>>;
};

/** Uploads an image that has one place: a cover, an avatar. Answers the error of the call that failed. */
export function useImageUpload() {
  const client = useApiClient();
  return async (
    { use, ...upload }: ImageUpload,
    options: CallOptions,
  ): Promise<ApiError | undefined> => {
    const uploaded = await uploadMedia(client, upload, options);
    if (!uploaded.ok) return uploaded.error;
    const { id } = uploaded.value;
    const used = await use(id);
    if (used.ok) return undefined;
    await client.call(media.removeFile, { params: { id } });
    return used.error;
  };
}
