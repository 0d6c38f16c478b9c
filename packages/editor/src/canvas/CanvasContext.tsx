import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { CanvasActions } from './model/canvasActions.ts';
import type { CanvasSource, CanvasState } from './model/canvasSource.ts';
import type { CanvasModel } from './model/createCanvasModel.ts';

export type CanvasContextValue = {
  model: CanvasModel;
  source: CanvasSource;
  /** Null where the canvas can only be looked at. */
  actions: CanvasActions | null;
  /** What the ids of the descriptions of cards begin with; the order of the node follows. */
  descriptionId: string;
};

const CanvasContext = createContext<CanvasContextValue | null>(null);

export const CanvasProvider = CanvasContext;

/** The model of the canvas around this component. */
export function useCanvas(): CanvasContextValue {
  const value = use(CanvasContext);
  if (!value) throw new Error('Parts of the canvas work only inside a canvas.');
  return value;
}

/** Reads one value of the canvas state. */
export function useCanvasState<Selected>(select: (state: CanvasState) => Selected): Selected {
  const { source } = useCanvas();
  return useStore(source, select);
}
