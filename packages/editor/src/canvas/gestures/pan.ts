import type { Gesture, GestureContext } from './gesture.ts';

/** Moves the paper with the pointer. */
export function pan({ engine, start }: GestureContext): Gesture {
  const from = engine.viewport.get();
  return {
    movesCanvas: false,
    move: ({ screen }) => {
      const { zoom } = engine.viewport.get();
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
