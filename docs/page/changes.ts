import { nextRelease, type Release } from './readChanges.ts';

/** A name of one word is a word too, with a capital letter where a sentence begins: “Text that …”. */
function naming(name: string): RegExp {
  const isOneWord = !/[a-z][A-Z]/.test(name);
  return new RegExp(`${isOneWord ? '(?<!^[-*\\s]*|[.:!?]\\s)' : ''}\\b${name}\\b`, 'm');
}

/** The changes that name one of the exports, by release. */
export function changesOf(releases: readonly Release[], names: readonly string[]): Release[] {
  const patterns = names.map(naming);
  return releases
    .map(({ version, changes }) => ({
      version,
      changes: changes.filter(({ text }) => patterns.some((pattern) => pattern.test(text))),
    }))
    .filter(({ changes }) => changes.length > 0);
}

/** The first release whose changes name an export; the next one only if it says that this is new. */
export const sinceRelease = (releases: readonly Release[], name: string): string | undefined =>
  changesOf(releases, [name]).findLast(
    ({ version, changes }) =>
      version !== nextRelease || changes.some(({ text }) => text.startsWith('New')),
  )?.version;
