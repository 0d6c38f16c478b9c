/**
 * An id that depends only on the given parts, so that a second import of a file finds the nodes of the
 * first. A 64-bit hash (cyrb53 without its cut to 53 bits); it protects from nothing.
 */
export function stableId(...parts: readonly (string | number)[]): string {
  const text = parts.map((part) => `${String(part).length}:${part}`).join('');
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one =
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other =
    Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');
  return hex(other) + hex(one);
}
