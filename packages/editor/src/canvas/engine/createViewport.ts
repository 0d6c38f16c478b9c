import { createStore } from 'zustand/vanilla';
import type { Viewport } from '../../store/session/state.ts';
import type { Bounds } from '../geometry/bounds.ts';
import {
  leastZoom,
  type Size,
  type View,
  viewportBetween,
  zoomedAt,
  zoomRange,
} from '../geometry/viewport.ts';
import { moveDuration } from '../moveDuration.ts';

export type ViewportStore = ReturnType<typeof createViewport>;

export type ViewportOptions = {
  first: View;
  /** The rectangle around everything, for how far out one may zoom. */
  bounds: () => Bounds;
  /** Whether the view glides at all. */
  animates: () => boolean;
  /** Called when a movement has come to its end. */
  onRest: (viewport: Viewport) => void;
};

/** What is in view: set by gestures, or moved there in a fifth of a second. */
export function createViewport({ first, bounds, animates, onRest }: ViewportOptions) {
  const { getState, setState, ...readable } = createStore<View>(() => first);
  let animation = 0;

  const stop = () => {
    cancelAnimationFrame(animation);
    animation = 0;
  };

  const limited = (zoom: number): number =>
    Math.max(leastZoom(bounds(), getState()), Math.min(zoomRange.most, zoom));

  const set = (viewport: Viewport) => {
    setState({ x: viewport.x, y: viewport.y, zoom: viewport.zoom });
  };

  const rest = () => {
    const { x, y, zoom } = getState();
    onRest({ x, y, zoom });
  };

  const moveTo = (target: Viewport) => {
    stop();
    const from = getState();
    const duration = animates() ? moveDuration() : 0;
    let started = 0;
    const step = (time: number) => {
      started ||= time;
      const progress = duration === 0 ? 1 : Math.min(1, (time - started) / duration);
      set(viewportBetween(from, target, progress));
      if (progress < 1) animation = requestAnimationFrame(step);
      else rest();
    };
    if (duration === 0) step(1);
    else animation = requestAnimationFrame(step);
  };

  const middle = () => ({ x: getState().width / 2, y: getState().height / 2 });

  return {
    ...readable,
    getState,
    set: (viewport: Viewport) => {
      stop();
      set(viewport);
    },
    resize: (size: Size) => setState(size),
    panBy: (x: number, y: number) => {
      const view = getState();
      stop();
      set({ ...view, x: view.x + x, y: view.y + y });
    },
    zoomAt: (point: { x: number; y: number }, factor: number) => {
      stop();
      set(zoomedAt(getState(), point, limited(getState().zoom * factor)));
    },
    moveTo,
    zoomBy: (factor: number) =>
      moveTo(zoomedAt(getState(), middle(), limited(getState().zoom * factor))),
    zoomTo: (zoom: number) => moveTo(zoomedAt(getState(), middle(), limited(zoom))),
    rest,
    stop,
  };
}
