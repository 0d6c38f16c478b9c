/** How the zoom goes. */
export type Zooming = {
  /** Milliseconds since it last changed. */
  readonly rested: number;
  /** 1 while one comes nearer, -1 while one goes away. */
  readonly direction: 1 | -1;
};

/** Milliseconds without zooming after which what was stretched is drawn anew, and sharp. */
const restAfter = 90;
/** How much nearer or further than the view something is drawn while one zooms. */
const lead = 4 / 3;

export const atRest: Zooming = { rested: Number.POSITIVE_INFINITY, direction: 1 };

export const isResting = ({ rested }: Zooming): boolean => rested > restAfter;

/** What is drawn while one zooms is drawn for the zoom to come, so that it lasts longer. */
export const leadOf = (zooming: Zooming): number =>
  isResting(zooming) ? 1 : lead ** zooming.direction;

/** Returns a function for every frame, which tells how the zoom goes. */
export function createZoomWatch(): (zoom: number, time: number) => Zooming {
  let last: number | null = null;
  let changedAt = Number.NEGATIVE_INFINITY;
  let { direction } = atRest;
  return (zoom, time) => {
    if (last !== null && zoom !== last) {
      direction = zoom > last ? 1 : -1;
      changedAt = time;
    }
    last = zoom;
    return { rested: time - changedAt, direction };
  };
}
