import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useMemo } from 'react';
import { useCanvas } from '../CanvasContext.tsx';
import { createFlowHandlers, type FlowHandlers } from './createFlowHandlers.ts';

/** The callbacks for React Flow, the same ones for as long as the canvas is shown. */
export function useFlowHandlers(): FlowHandlers {
  const { engine } = useCanvas();
  const { screenToFlowPosition } = useReactFlow();
  const store = useStoreApi();
  return useMemo(
    () =>
      createFlowHandlers({
        engine,
        place: ({ clientX, clientY }) => screenToFlowPosition({ x: clientX, y: clientY }),
        store,
      }),
    [engine, screenToFlowPosition, store],
  );
}
