import { thumbHashToAverageRGBA } from 'thumbhash';

/** More than a story has pictures on one map. */
const mostKnown = 20_000;
const known = new Map<string, number | undefined>();

function readColour(placeholder: string): number | undefined {
  try {
    const bytes = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
    if (bytes.length < 5) return undefined;
    const { r, g, b } = thumbHashToAverageRGBA(bytes);
    const [red = 0, green = 0, blue = 0] = [r, g, b].map((value) =>
      Math.round(Math.min(Math.max(value, 0), 1) * 255),
    );
    const colour = (red << 16) | (green << 8) | blue;
    return [r, g, b].some(Number.isNaN) ? undefined : colour;
  } catch {
    // A placeholder may hold any text: the card has its usual colour.
    return undefined;
  }
}

/** The mean colour of a picture by its thumbhash in base64, as 0xRRGGBB; none where that is damaged. */
export function placeholderColour(placeholder: string): number | undefined {
  if (!known.has(placeholder)) {
    if (known.size >= mostKnown) known.clear();
    known.set(placeholder, readColour(placeholder));
  }
  return known.get(placeholder);
}

export const toHex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;
