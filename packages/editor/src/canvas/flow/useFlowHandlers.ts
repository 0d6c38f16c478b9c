import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useMemo } from 'react';
import { useCanvas } from '../CanvasContext.tsx';
import { createFlowHandlers, type FlowHandlers } from './createFlowHandlers.ts';

/** The callbacks for React Flow, the same ones for as long as the canvas is shown. */
export function useFlowHandlers(): FlowHandlers {
  const { model } = useCanvas();
  const { screenToFlowPosition } = useReactFlow();
  const store = useStoreApi();
  return useMemo(
    () =>
      createFlowHandlers({
        model,
        place: ({ clientX, clientY }) => screenToFlowPosition({ x: clientX, y: clientY }),
        store,
      }),
    [model, screenToFlowPosition, store],
  );
}
