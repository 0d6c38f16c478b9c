import type { StoryDocument } from '@dreamfork/story';
import { getViewportForBounds, useReactFlow, useStoreApi } from '@xyflow/react';
import { useCallback } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { boundsOf } from '../flow/miniMap.ts';
import type { Viewport } from '../session/createSession.ts';
import { canvasOptions } from './canvasOptions.ts';
import { moveDuration } from './moveDuration.ts';

export type Size = { width: number; height: number };

const padding = 0.2;
/** Fitting shows the whole story, but never blows a small one up. */
const largestFit = 1;

/** The viewport that shows the whole story. */
export function fittingViewport(document: StoryDocument, { width, height }: Size): Viewport {
  const { minZoom } = canvasOptions;
  return getViewportForBounds(boundsOf(document), width, height, minZoom, largestFit, padding);
}

/** Shows the whole story. Unlike React Flow's own fitting it knows nodes that are not mounted. */
export function useFit(): () => void {
  const { session } = useEditor();
  const { setViewport } = useReactFlow();
  const store = useStoreApi();
  return useCallback(() => {
    const viewport = fittingViewport(session.getState().document, store.getState());
    void setViewport(viewport, { duration: moveDuration() });
  }, [session, setViewport, store]);
}
