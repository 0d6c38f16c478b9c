/** Milliseconds without zooming after which what was stretched is drawn anew, and sharp. */
const restAfter = 90;

/** Whether the zoom has not changed for so many milliseconds that nothing is stretched any longer. */
export const isResting = (rested: number): boolean => rested > restAfter;

/** Returns a function for every frame, which tells how long the zoom has not changed, in milliseconds. */
export function createZoomWatch(): (zoom: number, time: number) => number {
  let last: number | null = null;
  let changedAt = Number.NEGATIVE_INFINITY;
  return (zoom, time) => {
    if (last !== null && zoom !== last) changedAt = time;
    last = zoom;
    return time - changedAt;
  };
}
