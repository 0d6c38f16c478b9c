import * as z from 'zod/mini';
import { text } from './text.ts';

/** A whole number in a query, where everything is text. */
export const whole = () => z.coerce.number<number | string>().check(z.int());

export const pageLengthMaximum = 100;

/** A filter of a list: one of its values, or `all` or nothing for every one. */
export const filterBy = <Value extends z.core.$ZodType>(value: Value) =>
  z.optional(
    z.union([
      value,
      z.pipe(
        z.enum(['all', '']),
        z.transform(() => undefined),
      ),
    ]),
  );

/** How many items a caller may ask for at once. */
export const pageLength = () => whole().check(z.minimum(1), z.maximum(pageLengthMaximum));

/** Where a page of a list begins: the `nextCursor` of the page before. */
export const cursor = text().check(z.minLength(1), z.maxLength(2000));

/** A page of a list that is read from its beginning onwards. */
export const cursorQuery = z.object({
  /** `nextCursor` of the page before. */
  cursor: z.optional(cursor),
  limit: z._default(pageLength(), 20),
});
