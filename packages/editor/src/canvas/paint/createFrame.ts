export type Frame = { request: () => void; cancel: () => void };

/** Runs work once in the next frame, however often it was asked for; again while the work says so. */
export function createFrame(work: (time: number) => boolean): Frame {
  let handle = 0;
  const run = (time: number) => {
    handle = 0;
    if (work(time)) request();
  };
  const request = () => {
    if (handle === 0) handle = requestAnimationFrame(run);
  };
  return {
    request,
    cancel: () => {
      cancelAnimationFrame(handle);
      handle = 0;
    },
  };
}

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
