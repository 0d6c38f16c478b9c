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
