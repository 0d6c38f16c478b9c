/** The buffer of bytes that own all of it; only such a buffer can be transferred to a thread. */
export const ownMemory = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

/**
 * Reads JSON from UTF-8 bytes.
 * @throws SyntaxError for text that is no JSON.
 */
export const parseJson = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder().decode(bytes));

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = Buffer.from('"\\[]{}');

/** Whether brackets of JSON nest deeper than this; those within strings do not count. */
export function nestsDeeper(bytes: Uint8Array, maximum: number): boolean {
  let depth = 0;
  let isString = false;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index];
    if (isString) {
      if (byte === backslash) index++;
      else if (byte === quote) isString = false;
    } else if (byte === quote) isString = true;
    else if (byte === openBracket || byte === openBrace) {
      depth++;
      if (depth > maximum) return true;
    } else if (byte === closeBracket || byte === closeBrace) depth--;
  }
  return false;
}

/** Frees the memory of bytes at once, not only at the next garbage collection. They are empty afterwards. */
export function freeMemory(bytes: Uint8Array): void {
  structuredClone(null, { transfer: ownMemory(bytes) });
}
