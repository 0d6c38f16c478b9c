import type { ReactFlowInstance, ReactFlowState } from '@xyflow/react';
import type { StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { View } from '../../geometry/viewport.ts';
import type { Viewport } from '../../store/session/state.ts';
import { moveDuration } from '../../store/settings/createSettings.ts';
import type { CanvasPreferences } from './canvasSource.ts';

/** React Flow's instance and store, as `useReactFlow` and `useStoreApi` give them. */
export type Flow = {
  instance: ReactFlowInstance;
  store: Pick<StoreApi<ReactFlowState>, 'getState' | 'subscribe'>;
};

export type ViewportOptions = {
  flow: Flow;
  first: View;
  preferences: CanvasPreferences;
  /** Called when a movement has come to its end. */
  onRest: (viewport: Viewport) => void;
};

/** One press of a button zooms by so much. */
const step = 1.2;
/** Milliseconds without a movement after which one has come to its end. */
const restAfter = 200;

/** What is in view, as React Flow has it, for everything that is drawn without React. */
export function createViewport({ flow, first, preferences, onRest }: ViewportOptions) {
  const { instance, store } = flow;
  const { setState, ...readable } = createStore<View>(() => first);
  const { getState } = readable;
  let timer = 0;

  const rest = () => {
    clearTimeout(timer);
    timer = 0;
    const { x, y, zoom } = getState();
    onRest({ x, y, zoom });
  };
  const follow = () => {
    const { transform, width, height } = store.getState();
    const [x, y, zoom] = transform;
    const last = getState();
    const isMoved = x !== last.x || y !== last.y || zoom !== last.zoom;
    const isResized = width > 0 && (width !== last.width || height !== last.height);
    if (!isMoved && !isResized) return;
    setState(width > 0 ? { x, y, zoom, width, height } : { x, y, zoom });
    clearTimeout(timer);
    timer = window.setTimeout(rest, restAfter);
  };
  const animation = () => ({ duration: moveDuration(preferences.getState()) });

  return {
    ...readable,
    moveTo: (viewport: Viewport) => void instance.setViewport(viewport, animation()),
    zoomIn: () => void instance.zoomTo(getState().zoom * step, animation()),
    zoomOut: () => void instance.zoomTo(getState().zoom / step, animation()),
    zoomTo: (zoom: number) => void instance.zoomTo(zoom, animation()),
    /** Follows React Flow until the function it returns is called. */
    attach: () => {
      const stop = store.subscribe(follow);
      return () => {
        stop();
        if (timer !== 0) rest();
      };
    },
  };
}

/** How long the canvas takes to move by itself, in milliseconds; not at all for those who want no motion. */
export type ViewportStore = ReturnType<typeof createViewport>;
