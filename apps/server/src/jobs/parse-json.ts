/**
 * Reads JSON from UTF-8 bytes.
 * @throws SyntaxError when it is none.
 */
export const parseJson = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder().decode(bytes));
