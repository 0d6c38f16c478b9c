import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliQuality = 5;

export const answerEncodings = ['br', 'gzip'] as const;
export type AnswerEncoding = (typeof answerEncodings)[number];

/** An answer that only needs to be sent: its bytes, its tag, and its compressed forms once someone wants them. */
export type ReadyAnswer = {
  etag: string;
  body: Buffer;
  /** Whether its owner gets the same: what only an author may see is left out for everyone else. */
  isWhole: boolean;
  compressed: (encoding: AnswerEncoding) => Promise<Buffer>;
  /** Bytes held, compressed forms included. */
  size: () => number;
};

const compress = (encoding: AnswerEncoding, body: Buffer): Promise<Buffer> =>
  encoding === 'gzip'
    ? compressGzip(body)
    : compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });

/** Makes an answer ready to be sent any number of times. */
export function toReadyAnswer(text: string, isWhole = true): ReadyAnswer {
  const body = Buffer.from(text);
  const forms = new Map<AnswerEncoding, Promise<Buffer>>();
  let size = body.length;
  return {
    // Weak: the same tag stands for every encoding of the answer.
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    body,
    isWhole,
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
