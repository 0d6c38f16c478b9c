import {
  type ImageFormat,
  type ImageWidth,
  imagePath,
  mediaPath,
  mediaRoutes,
} from '@dreamfork/api-client/contract';
import { ApiError } from '../api-error.ts';
import { originalKey } from '../services/media/keys.ts';
import { findReadable } from '../services/media/may-read-file.ts';
import type { RouteGroup } from './register-routes.ts';
import { readRange, sendMedia } from './send-media.ts';

const etagOf = (text: string): string => `"${text}"`;

/** What tells one content from another in an etag. */
const hashLength = 32;

// The names of images are checked by the contract.
function readName(name: string): { width: ImageWidth; format: ImageFormat } {
  const [width, format] = name.split('.');
  return { width: Number(width) as ImageWidth, format: format as ImageFormat };
}

/** Content as it was uploaded, and images in the sizes that readers need. */
export const registerMediaContentRoutes: RouteGroup = ({ send, services }) => {
  // Ranges are parts of the content as it is, and media are compressed by themselves.
  const uncompressed = { compress: false } as const;
  send(
    mediaRoutes.download,
    async ({ params, query, identify, request, reply }) => {
      const { file, isPublic } = await findReadable(services, {
        fileId: params.id,
        path: mediaPath(params.id),
        signature: query,
        identify,
      });
      const isBeginning = (readRange(request.headers.range, file.size_bytes)?.start ?? 0) === 0;
      if (request.method === 'GET' && isBeginning) services.media.downloads.count(file.id);
      return sendMedia(
        services,
        { request, reply },
        {
          file,
          isPublic,
          key: originalKey(file.sha256),
          bytes: file.size_bytes,
          mimeType: file.mime_type,
          etag: etagOf(file.sha256.slice(0, hashLength)),
        },
      );
    },
    uncompressed,
  );
  send(
    mediaRoutes.image,
    async ({ params, query, identify, request, reply }) => {
      const { width, format } = readName(params.name);
      const { file, isPublic } = await findReadable(services, {
        fileId: params.id,
        path: imagePath(params.id, width, format),
        signature: query,
        identify,
      });
      if (file.placeholder === null || file.width === null) throw new ApiError('not-found');
      const variant = await services.media.variants.find({
        sha256: file.poster_sha256 ?? file.sha256,
        ownWidth: file.width,
        isAnimated: file.is_animated === 1,
        width,
        format,
      });
      if (!variant) throw new ApiError('not-found');
      const etag = etagOf(variant.key.replace(/^(.{32}).*\//, '$1-'));
      return sendMedia(services, { request, reply }, { ...variant, file, isPublic, etag });
    },
    uncompressed,
  );
};
