export type Area = { left: number; top: number; width: number; height: number };

type Place = { left: number; top: number };

export const markSize = 20;

/** How far a mark reaches into the part at whose corner it stands: little where words begin. */
const overlap = { left: 3, top: 8 };

const step = markSize + 2;

const isApart = (one: Place, other: Place): boolean =>
  Math.abs(one.left - other.left) >= step || Math.abs(one.top - other.top) >= step;

/** A part of one line: the corner below it belongs to no other one. */
const lineHeight = 40;

/** The places of the mark of a part: its first corners, then along its top and down its side. */
function* placesAt({ left, top, width, height }: Area): Generator<Place> {
  const corner = { left: left - markSize + overlap.left, top: top - markSize + overlap.top };
  yield corner;
  if (height <= lineHeight) yield { ...corner, top: top + height - overlap.top };
  for (let shift = step; shift < width; shift += step)
    yield { ...corner, left: corner.left + shift };
  for (let shift = step; shift < height; shift += step)
    yield { ...corner, top: corner.top + shift };
  for (let shift = step; ; shift += step) yield { ...corner, top: corner.top - shift };
}

/** Places the marks of all parts so that none hides another. */
export function placeMarks<Part extends Area>(parts: readonly Part[]): (Part & { mark: Place })[] {
  const placed: (Part & { mark: Place })[] = [];
  for (const part of parts) {
    for (const mark of placesAt(part)) {
      if (!placed.every((other) => isApart(mark, other.mark))) continue;
      placed.push({ ...part, mark });
      break;
    }
  }
  return placed;
}
