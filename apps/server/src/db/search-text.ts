// SQLite's lower() knows ASCII only, so what is searched in is normalised here for both engines.

/** Brings text to the form in which it is compared: one case, one form of each letter, single spaces. */
export const normaliseText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, ' ').trim();

/** The text that a search looks in. */
export const toSearchText = (...parts: string[]): string => normaliseText(parts.join(' '));

/** A LIKE pattern (escape character `\`) that finds the term as it is written: its wildcards mean themselves. */
export const toContainsPattern = (term: string): string =>
  `%${normaliseText(term).replace(/[\\%_]/g, String.raw`\$&`)}%`;
