import type { Position } from '@dreamfork/story';
import type { ViewportStore } from '../engine/createViewport.ts';
import { toCanvas } from '../geometry/viewport.ts';

/** Two fingers move and zoom at once: what was under them stays under them. */
export function createPinch(viewport: ViewportStore) {
  const fingers = new Map<number, Position>();
  let distance = 0;
  let held: Position | null = null;

  const read = () => {
    const [one, other] = [...fingers.values()];
    if (!one || !other) return null;
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
    };
  };

  const begin = () => {
    const now = read();
    distance = now?.distance ?? 0;
    held = now ? toCanvas(viewport.getState(), now.middle) : null;
  };

  return {
    isActive: () => fingers.size >= 2,
    down: (id: number, point: Position) => {
      fingers.set(id, point);
      begin();
    },
    move: (id: number, point: Position): boolean => {
      if (!fingers.has(id)) return false;
      fingers.set(id, point);
      const now = read();
      if (!now || !held) return false;
      viewport.zoomAt(now.middle, now.distance / distance);
      const { zoom } = viewport.getState();
      viewport.set({ x: now.middle.x - held.x * zoom, y: now.middle.y - held.y * zoom, zoom });
      distance = now.distance;
      return true;
    },
    up: (id: number) => {
      const wasActive = fingers.size >= 2;
      fingers.delete(id);
      begin();
      if (wasActive && fingers.size < 2) viewport.rest();
    },
  };
}
