/** Characters that some system does not allow in file names. */
const unnameable = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu;

/** A text without them, on one line. */
export const withoutUnnameable = (text: string): string =>
  text.replaceAll(unnameable, ' ').replaceAll(/\s+/g, ' ');

const nameMaximum = 100;

// Also removes half of a surrogate pair at the cut, and the dots and spaces at the end that Windows drops.
const nameable = (text: string): string =>
  withoutUnnameable(text).replaceAll(/^[\s.]+|[\s.]+$/g, '');

/** A file name made from a text of a user. */
export const fileName = (name: string, extension: string, fallback: string): string =>
  `${nameable(nameable(name).slice(0, nameMaximum)) || fallback}${extension}`;

/** A `content-disposition` that names the file, for old browsers too. */
export function attachment(name: string, extension: string, fallback: string): string {
  // RFC 5987 allows fewer characters than an address has.
  const encoded = encodeURIComponent(fileName(name, extension, fallback)).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}${extension}"; filename*=UTF-8''${encoded}`;
}
