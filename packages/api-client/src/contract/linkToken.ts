import * as z from 'zod/mini';
import { text } from './text.ts';

/** The value of `#token=` in a link of an email. */
export const linkToken = text().check(z.minLength(1), z.maxLength(200));
