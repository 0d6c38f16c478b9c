import { createContext, use } from 'react';
import type { CanvasActions } from './engine/canvasActions.ts';
import type { CanvasFacts, CanvasSource } from './engine/canvasSource.ts';
import type { CanvasEngine } from './engine/createEngine.ts';
import { useStoreFact } from './useStore.ts';

export type CanvasContextValue = {
  engine: CanvasEngine;
  source: CanvasSource;
  /** Null where the canvas can only be looked at. */
  actions: CanvasActions | null;
};

const CanvasContext = createContext<CanvasContextValue | null>(null);

export const CanvasProvider = CanvasContext;

/** The engine of the canvas around this component. */
export function useCanvas(): CanvasContextValue {
  const value = use(CanvasContext);
  if (!value) throw new Error('Parts of the canvas work only inside a canvas.');
  return value;
}

/** Reads one fact of what the canvas shows. */
export function useCanvasFact<Fact>(select: (facts: CanvasFacts) => Fact): Fact {
  const { source } = useCanvas();
  return useStoreFact({ get: source.getState, subscribe: source.subscribe }, select);
}
