import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { ApiError } from '../api-error.ts';

/** Positions in lists as signed texts, which callers send back. */
export type Cursors = {
  write: (place: unknown) => string;
  /** @throws ApiError `cursor-invalid` for a text that was not signed for such a list. */
  read: <Place>(cursor: string, place: z.ZodType<Place>) => Place;
};

const signatureLength = 16;

/** Creates cursors; every process with the same secret reads them. */
export function createCursors(secret: string | Uint8Array): Cursors {
  const key = createHmac('sha256', secret).update('cursors').digest();
  const sign = (text: string): Buffer =>
    createHmac('sha256', key).update(text).digest().subarray(0, signatureLength);

  function open(cursor: string): unknown {
    const [text = '', signature = ''] = cursor.split('.');
    const given = Buffer.from(signature, 'base64url');
    const isSigned = given.length === signatureLength && timingSafeEqual(given, sign(text));
    // Several base64 texts decode to the same bytes; only the canonical one is accepted.
    return isSigned && `${text}.${given.toString('base64url')}` === cursor
      ? JSON.parse(Buffer.from(text, 'base64url').toString())
      : undefined;
  }

  return {
    write(place) {
      const text = Buffer.from(JSON.stringify(place)).toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(cursor, schema) {
      const place = schema.safeParse(open(cursor));
      if (!place.success) throw new ApiError('cursor-invalid');
      return place.data;
    },
  };
}
