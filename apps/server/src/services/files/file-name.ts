/** Signs that some system does not allow in the name of a file. */
const unnameable = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu;

const nameMaximum = 100;

// Half of a sign that stood at the cut is a sign that cannot be written, too; a dot or a space at the
// end is one that Windows drops.
const nameable = (text: string): string =>
  text
    .replaceAll(unnameable, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');

/** The name of a file made from words of a user's choice. */
export const fileName = (words: string, extension: string, fallback: string): string =>
  `${nameable(nameable(words).slice(0, nameMaximum)) || fallback}${extension}`;

/** A `content-disposition` that names the file, for old browsers too. */
export function attachment(words: string, extension: string, fallback: string): string {
  const encoded = encodeURIComponent(fileName(words, extension, fallback)).replaceAll("'", '%27');
  return `attachment; filename="${fallback}${extension}"; filename*=UTF-8''${encoded}`;
}
