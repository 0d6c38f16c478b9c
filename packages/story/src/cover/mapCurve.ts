type Point = readonly [x: number, y: number];

/** A cubic curve: its start, two controls and its end, as x and y in turn. */
export type MapCurve = readonly [
  ...[x1: number, y1: number, x2: number, y2: number],
  ...[x3: number, y3: number, x4: number, y4: number],
];

/**
 * The line of a connection between two points of a map. It leaves and arrives horizontally; one that leads less than
 * `onward` to the right, so down, up or back, is an arc.
 */
export function mapCurve([fromX, fromY]: Point, [toX, toY]: Point, onward: number): MapCurve {
  const across = toX - fromX;
  const down = toY - fromY;
  if (across >= onward) {
    const pull = across / 2;
    return [fromX, fromY, fromX + pull, fromY, toX - pull, toY, toX, toY];
  }
  const aside = [(fromX + toX) / 2 + down / 4, (fromY + toY) / 2 - across / 4] as const;
  const towards = (from: number, to: number) => from + (2 / 3) * (to - from);
  return [
    ...[fromX, fromY, towards(fromX, aside[0]), towards(fromY, aside[1])],
    ...[towards(toX, aside[0]), towards(toY, aside[1]), toX, toY],
  ] as unknown as MapCurve;
}
