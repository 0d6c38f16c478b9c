import { thumbHashToAverageRGBA } from 'thumbhash';

/** The mean colour of a picture by its thumbhash in base64; none where that is damaged. */
export function placeholderColour(placeholder: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
    if (bytes.length < 5) return undefined;
    const { r, g, b } = thumbHashToAverageRGBA(bytes);
    const channels = [r, g, b].map((value) => Math.round(Math.min(Math.max(value, 0), 1) * 255));
    return channels.some(Number.isNaN) ? undefined : `rgb(${channels.join(' ')})`;
  } catch {
    return undefined;
  }
}
