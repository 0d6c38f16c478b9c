import { useStore } from '@xyflow/react';
import { manyNodes } from './canvasOptions.ts';

const farZoom = 0.35;

/** Whether the story is big and seen from so far that single cards cannot be read. */
export function useIsFar(nodeCount: number, initialZoom: number): boolean {
  // Until React Flow has taken the first viewport over, its store tells of one that is never shown.
  const isZoomFar = useStore(
    ({ panZoom, transform }) => (panZoom ? transform[2] : initialZoom) < farZoom,
  );
  return nodeCount > manyNodes && isZoomFar;
}
