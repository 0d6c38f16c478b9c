import * as z from 'zod/mini';

/** A whole number in a query, where everything is text. */
export const whole = () => z.coerce.number<number | string>().check(z.int());

/** How many items a caller may ask for at once. */
export const pageLength = () => whole().check(z.minimum(1), z.maximum(100));

/** Where a page of a list begins: the `nextCursor` of the page before. */
export const cursor = z.string().check(z.minLength(1), z.maxLength(2000));

/** A page of a list that is read from its beginning onwards. */
export const cursorQuery = z.object({
  /** `nextCursor` of the page before. */
  cursor: z.optional(cursor),
  limit: z._default(pageLength(), 20),
});
