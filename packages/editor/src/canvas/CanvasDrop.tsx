import { useEffect } from 'react';
import { useCanvas } from './CanvasContext.tsx';
import { draggedType, dragType } from './dragType.ts';
import { onGrid } from './geometry/geometry.ts';
import { toCanvas } from './geometry/viewport.ts';

/** Lets tools be dropped on the canvas; each becomes a node where it was dropped, on the grid. */
export function CanvasDrop() {
  const { model, actions } = useCanvas();
  useEffect(() => {
    const surface = model.surface();
    if (!surface || !actions) return;
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes(dragType)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    };
    const onDrop = (event: DragEvent) => {
      const type = event.dataTransfer && draggedType(event.dataTransfer);
      if (!type) return;
      event.preventDefault();
      const { left, top } = surface.getBoundingClientRect();
      const point = { x: event.clientX - left, y: event.clientY - top };
      actions.addNode({ type, position: onGrid(toCanvas(model.viewport.getState(), point)) });
    };
    surface.addEventListener('dragover', onDragOver);
    surface.addEventListener('drop', onDrop);
    return () => {
      surface.removeEventListener('dragover', onDragOver);
      surface.removeEventListener('drop', onDrop);
    };
  }, [model, actions]);
  return null;
}
