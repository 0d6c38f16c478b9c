import * as z from 'zod/mini';

/** Text that somebody sends. The character with the number 0 is refused: PostgreSQL cannot store it. */
export const text = () =>
  z.string().check(z.refine((value) => !value.includes('\0'), 'text-unsuitable'));

// Controls but the line break, what turns the direction of writing, and halves of signs.
const unsuitable = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Text without markup, of at least one sign that can be seen: of one line or of several. */
export const plainText = (maximum: number, { lines }: { lines: 'one' | 'several' }) =>
  z
    .pipe(
      text(),
      z.transform((text) => text.replaceAll('\r\n', '\n').trim()),
    )
    .check(
      z.minLength(1),
      z.maxLength(maximum),
      z.refine(
        (text) =>
          text === '' ||
          (visible.test(text) &&
            !unsuitable.test(text) &&
            (lines === 'several' || !/[\n\u2028\u2029]/u.test(text))),
        'text-unsuitable',
      ),
    );
