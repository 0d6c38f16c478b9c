import type { ViewportStore } from '../engine/createViewport.ts';
import { toCanvas } from '../geometry/viewport.ts';
import type { PointerMoment } from './gesture.ts';

/** Pixels from the edge of the view in which a drag moves the paper, and how far per frame at most. */
const zone = 44;
const fastest = 16;

const speed = (place: number, length: number): number => {
  if (place < zone) return Math.min(1, (zone - place) / zone) * fastest;
  if (place > length - zone) return -Math.min(1, (place - length + zone) / zone) * fastest;
  return 0;
};

/** Moves the paper while a drag is held at the edge of the view, and the drag with it. */
export function createAutoPan(viewport: ViewportStore, onMove: (moment: PointerMoment) => void) {
  let handle = 0;
  let last: PointerMoment | null = null;
  const step = () => {
    handle = 0;
    if (!last) return;
    const view = viewport.getState();
    const x = speed(last.screen.x, view.width);
    const y = speed(last.screen.y, view.height);
    if (x === 0 && y === 0) return;
    viewport.panBy(x, y);
    last = { ...last, canvas: toCanvas(viewport.getState(), last.screen) };
    onMove(last);
    handle = requestAnimationFrame(step);
  };
  return {
    watch: (moment: PointerMoment) => {
      last = moment;
      if (handle === 0) handle = requestAnimationFrame(step);
    },
    stop: () => {
      cancelAnimationFrame(handle);
      handle = 0;
      last = null;
    },
  };
}
