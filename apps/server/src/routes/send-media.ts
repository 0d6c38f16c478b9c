import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { MediaFileRow } from '../db/schema.ts';
import { dispositionOf } from '../services/media/names.ts';
import type { ByteRange } from '../services/media/storage/storage.ts';
import type { Services } from '../services/services.ts';
import { allowSharedCache, forEver, isHeld } from './shared-cache.ts';

/** A bucket's address is signed for longer than this. */
const redirectSeconds = 30;

// Opened as a page, a file may do nothing at all, and no page may frame it.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

export type SentObject = {
  file: MediaFileRow;
  key: string;
  bytes: number;
  mimeType: string;
  etag: string;
  isPublic: boolean;
};

const singleRange = /^bytes=(\d*)-(\d*)$/;

/** The range that a request asks for; undefined for the whole, null for one that is not there. */
export function readRange(header: string | undefined, bytes: number): ByteRange | undefined | null {
  const [, first = '', last = ''] = singleRange.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const count = Math.min(Number(last), bytes);
    return count === 0 ? null : { start: bytes - count, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < bytes ? { start, end } : null;
}

const wantedRange = ({ headers }: FastifyRequest, { etag, bytes }: SentObject) => {
  const condition = headers['if-range'];
  const mayAnswer = condition === undefined || condition === etag;
  return mayAnswer ? readRange(headers.range, bytes) : undefined;
};

const isShown = (mimeType: string): boolean =>
  /^(?:image|video|audio)\/|^text\/vtt$/.test(mimeType);

// A track of captions must come from the origin of its page.
const isCaptions = (mimeType: string): boolean => mimeType === 'text/vtt';

/** Sends an object of the storage, or the address at which a browser reads it. */
export async function sendMedia(
  { configuration, media }: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  object: SentObject,
): Promise<FastifyReply> {
  const { file, key, bytes, mimeType, etag, isPublic } = object;
  const disposition = dispositionOf(file.original_name, isShown(mimeType));
  const contentType = isCaptions(mimeType) ? `${mimeType}; charset=utf-8` : mimeType;
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    ...(isPublic ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  });
  // A file never changes under its address; what may be read is asked anew by whoever does not have it.
  if (isPublic) allowSharedCache(reply, configuration, { browsers: forEver });
  else reply.header('cache-control', `private, ${forEver}`);
  if (isHeld(request, etag)) return reply.code(304).send();
  const isHead = request.method === 'HEAD';
  if (media.storage.addressOf && !isHead && !isCaptions(mimeType)) {
    const address = await media.storage.addressOf(key, { mimeType, disposition });
    // With a tag a cache would renew a redirect to an address that has expired.
    reply.removeHeader('etag').header('cache-control', 'no-store');
    if (isPublic) allowSharedCache(reply, configuration, { seconds: redirectSeconds });
    return reply.redirect(address, 302);
  }
  const range = wantedRange(request, object);
  if (range === null) {
    reply.header('content-range', `bytes */${bytes}`).header('cache-control', 'no-store');
    return reply.code(416).type('text/plain').send('');
  }
  const length = range ? range.end - range.start + 1 : bytes;
  reply.headers({
    'content-type': contentType,
    'content-disposition': disposition,
    'content-length': length,
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${bytes}` } : {}),
  });
  if (range) reply.code(206);
  // An empty stream leaves the length as it is.
  if (isHead) return reply.send(Readable.from([]));
  const content = await media.storage.read(key, range);
  if (!content) {
    request.log.error({ key }, 'the content of a media file is missing');
    for (const name of ['content-length', 'content-disposition', 'content-range', 'etag']) {
      reply.removeHeader(name);
    }
    throw new ApiError('not-found');
  }
  return reply.send(content);
}
