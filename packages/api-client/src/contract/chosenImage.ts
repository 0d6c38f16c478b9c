import * as z from 'zod/mini';
import { text } from './text.ts';

/** The id of an image file of the caller's own; null for none, absent where it stays as it is. */
export const chosenImage = z.optional(z.nullable(text().check(z.minLength(1), z.maxLength(100))));
