/** The buffer of bytes that own all of it; only such a buffer can be transferred to a thread. */
export const ownMemory = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

/**
 * Reads JSON from UTF-8 bytes.
 * @throws SyntaxError for text that is no JSON.
 */
export const parseJson = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder().decode(bytes));

/** Frees the memory of bytes at once, not only at the next garbage collection. They are empty afterwards. */
export function freeMemory(bytes: Uint8Array): void {
  structuredClone(null, { transfer: ownMemory(bytes) });
}
