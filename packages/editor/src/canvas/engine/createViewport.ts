import type { Bounds } from '../../flow/bounds.ts';
import {
  leastZoom,
  type Size,
  type View,
  viewportBetween,
  zoomedAt,
  zoomRange,
} from '../../flow/view.ts';
import type { Viewport } from '../../session/createSession.ts';
import { moveDuration } from '../moveDuration.ts';
import { createStore } from './createStore.ts';

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
  const store = createStore<View>(first);
  let animation = 0;

  const stop = () => {
    cancelAnimationFrame(animation);
    animation = 0;
  };

  const limited = (zoom: number): number =>
    Math.max(leastZoom(bounds(), store.get()), Math.min(zoomRange.most, zoom));

  const set = (viewport: Viewport) => {
    const { width, height } = store.get();
    store.set({ x: viewport.x, y: viewport.y, zoom: viewport.zoom, width, height });
  };

  const rest = () => {
    const { x, y, zoom } = store.get();
    onRest({ x, y, zoom });
  };

  const moveTo = (target: Viewport) => {
    stop();
    const from = store.get();
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

  const middle = () => ({ x: store.get().width / 2, y: store.get().height / 2 });

  return {
    get: store.get,
    subscribe: store.subscribe,
    set: (viewport: Viewport) => {
      stop();
      set(viewport);
    },
    resize: (size: Size) => store.set({ ...store.get(), ...size }),
    panBy: (x: number, y: number) => {
      const view = store.get();
      stop();
      set({ ...view, x: view.x + x, y: view.y + y });
    },
    zoomAt: (point: { x: number; y: number }, factor: number) => {
      stop();
      set(zoomedAt(store.get(), point, limited(store.get().zoom * factor)));
    },
    moveTo,
    zoomBy: (factor: number) =>
      moveTo(zoomedAt(store.get(), middle(), limited(store.get().zoom * factor))),
    zoomTo: (zoom: number) => moveTo(zoomedAt(store.get(), middle(), limited(zoom))),
    rest,
    stop,
  };
}
