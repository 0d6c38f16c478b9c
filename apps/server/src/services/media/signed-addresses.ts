import { createHmac, timingSafeEqual } from 'node:crypto';
import { imageFormats, imagePath, imageWidths, mediaPath } from '@dreamfork/api-client/contract';
import { fileIdOf } from '@dreamfork/story';
import { toIso } from '../users/user-views.ts';

const lifetime = 60 * 60 * 1000;

/** An address is the same for ten minutes, so that browsers cache what it shows. */
const step = 10 * 60 * 1000;

export type SignedAddress = { signedPath: string; expiresAt: number };

export type Signature = { expires?: number | undefined; signature?: string | undefined };

/** Addresses that show a private file without a token for at most an hour. */
export type SignedAddresses = {
  sign: (path: string, now: number) => SignedAddress;
  isValid: (path: string, signature: Signature, now: number) => boolean;
};

export function createSignedAddresses(secret: string): SignedAddresses {
  const key = createHmac('sha256', secret).update('media').digest();
  // The time is in seconds, and the path whole: an address opens one file in one size.
  const signatureOf = (path: string, expires: number): Buffer =>
    createHmac('sha256', key).update(`${expires} ${path}`).digest();
  return {
    sign(path, now) {
      const expiresAt = Math.floor(now / step) * step + lifetime;
      const expires = expiresAt / 1000;
      const signature = signatureOf(path, expires).toString('base64url');
      return { signedPath: `${path}?expires=${expires}&signature=${signature}`, expiresAt };
    },
    isValid(path, { expires, signature }, now) {
      if (expires === undefined || signature === undefined || expires * 1000 <= now) return false;
      const given = Buffer.from(signature, 'base64url');
      const wanted = signatureOf(path, expires);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}

/** Whether a path is exactly one at which the content or an image of the file is read. */
const isRead = (path: string, fileId: string): boolean =>
  path === mediaPath(fileId) ||
  imageWidths.some((width) =>
    imageFormats.some((format) => path === imagePath(fileId, width, format)),
  );

type Signing = { media: { addresses: SignedAddresses }; now: () => number };

/** The signed addresses of those of the paths at which one of the files is read. */
export const signedItems = (
  { media, now }: Signing,
  paths: readonly string[],
  fileIds: ReadonlySet<string>,
) =>
  paths.flatMap((path) => {
    const id = fileIdOf(path);
    if (id === null || !fileIds.has(id) || !isRead(path, id)) return [];
    const { signedPath, expiresAt } = media.addresses.sign(path, now());
    return [{ path, signedPath, expiresAt: toIso(expiresAt) }];
  });
