/** The largest text file that is read, in bytes. */
export const largestTextFile = 52_428_800;

const encodingOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
};

/** The text of a file. What is no UTF-8 was written by an old Windows program, here in Cyrillic. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    // Text that is no UTF-8 comes from old Russian programs.
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
