/** How far the reader has scrolled into passages, by their nodes: 0 is the top, 1 the end. */
export type PassageOffsets = ReadonlyMap<string, number>;

/** The maximum number of remembered offsets; older passages begin at the top. */
const offsetsMaximum = 100;

const isOffset = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= 1;

/** Reads stored offsets and skips invalid ones. */
export const readOffsets = (value: unknown): PassageOffsets =>
  new Map(
    typeof value === 'object' && value !== null
      ? Object.entries(value).filter((entry): entry is [string, number] => isOffset(entry[1]))
      : [],
  );

/** The offsets with one updated, which becomes the most recent. */
export function withOffset(
  offsets: PassageOffsets,
  nodeId: string,
  offset: number,
): PassageOffsets {
  const others = [...offsets].filter(([id]) => id !== nodeId).slice(1 - offsetsMaximum);
  return new Map(isOffset(offset) ? [...others, [nodeId, offset]] : others);
}
