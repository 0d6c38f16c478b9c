import { normaliseText } from '../../db/search-text.ts';

/** The form in which e-mail addresses are compared. */
export const accountKey = (email: string): string => normaliseText(email);
