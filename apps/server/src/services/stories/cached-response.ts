import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliQuality = 5;

export const answerEncodings = ['br', 'gzip'] as const;
export type AnswerEncoding = (typeof answerEncodings)[number];

/** A response in memory: its bytes, its entity tag, and its compressed forms once requested. */
export type CachedResponse = {
  etag: string;
  body: Buffer;
  compressed: (encoding: AnswerEncoding) => Promise<Buffer>;
  /** Bytes held, compressed forms included. */
  size: () => number;
};

const compress = (encoding: AnswerEncoding, body: Buffer): Promise<Buffer> =>
  encoding === 'gzip'
    ? compressGzip(body)
    : compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });

/** Prepares a response for sending any number of times. */
export function toCachedResponse(text: string): CachedResponse {
  const body = Buffer.from(text);
  const forms = new Map<AnswerEncoding, Promise<Buffer>>();
  let size = body.length;
  return {
    // Weak: every encoding of the response has the same tag.
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    body,
    compressed(encoding) {
      let form = forms.get(encoding);
      if (!form) {
        form = compress(encoding, body).then((bytes) => {
          size += bytes.length;
          return bytes;
        });
        forms.set(encoding, form);
      }
      return form;
    },
    size: () => size,
  };
}
