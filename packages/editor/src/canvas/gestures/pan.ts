import type { ViewportStore } from '../engine/createViewport.ts';
import type { Gesture, GestureContext } from './gesture.ts';

/** Moves the paper with the pointer. */
export function pan({ engine, start }: GestureContext): Gesture {
  const from = engine.viewport.getState();
  return {
    movesCanvas: false,
    move: ({ screen }) => {
      const { zoom } = engine.viewport.getState();
      engine.viewport.set({
        x: from.x + screen.x - start.screen.x,
        y: from.y + screen.y - start.screen.y,
        zoom,
      });
    },
    end: () => engine.viewport.rest(),
    cancel: () => engine.viewport.rest(),
  };
}

const lineHeight = 16;
/** A pinch on a trackpad comes as a wheel with Ctrl and in much smaller steps. */
const pinchFactor = 5;

/** Zooms with the wheel where the pointer is; with Shift it moves sideways. */
export function onWheel(event: WheelEvent, viewport: ViewportStore, surface: Element): void {
  event.preventDefault();
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1;
  if (event.shiftKey) {
    viewport.panBy(-(event.deltaX || event.deltaY) * unit, 0);
    return;
  }
  const { left, top } = surface.getBoundingClientRect();
  const isPinch = event.ctrlKey && Math.abs(event.deltaY) < 40;
  const steps = -event.deltaY * unit * 0.002 * (isPinch ? pinchFactor : 1);
  viewport.zoomAt({ x: event.clientX - left, y: event.clientY - top }, 2 ** steps);
}
