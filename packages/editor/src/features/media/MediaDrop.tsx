import { readDroppedFiles } from '@dreamfork/ui/drop';
import { useEffect } from 'react';
import { useCanvas } from '../../canvas/CanvasContext.tsx';
import { hitPoint } from '../../canvas/flow/hit.ts';
import { useEditor } from '../../EditorContext.tsx';
import { toCanvas } from '../../geometry/viewport.ts';
import { fetchAddFiles } from './fetchAddFiles.ts';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Takes files and folders that are dropped on the canvas: on a media node, or where a new one is to be. */
export function MediaDrop() {
  const editor = useEditor();
  const { model } = useCanvas();
  useEffect(() => {
    const surface = model.surface();
    if (!surface || !editor.services.media) return;
    const pointOf = ({ clientX, clientY }: DragEvent) => {
      const { left, top } = surface.getBoundingClientRect();
      return toCanvas(model.viewport.getState(), { x: clientX - left, y: clientY - top });
    };
    const nodeAt = (event: DragEvent): string | null => {
      const hit = hitPoint(model, pointOf(event));
      return hit.kind === 'node' ? hit.id : null;
    };
    const mark = (targetNodeId: string | null) => {
      if (model.overlay.getState().targetNodeId !== targetNodeId) {
        model.overlay.setState({ targetNodeId });
      }
    };
    const onDragOver = (event: DragEvent) => {
      if (!holdsFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      mark(nodeAt(event));
    };
    const onDragLeave = () => mark(null);
    const onDrop = (event: DragEvent) => {
      if (!holdsFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      mark(null);
      const nodeId = nodeAt(event) ?? undefined;
      const dropped = readDroppedFiles(event.dataTransfer);
      const place = { nodeId, position: pointOf(event) };
      void fetchAddFiles().then(({ addDropped }) => addDropped(editor, dropped, place));
    };
    // A file that misses the canvas would replace the page, and with it the editor.
    const onMissed = (event: DragEvent) => {
      if (!holdsFiles(event) || event.defaultPrevented || !event.dataTransfer) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    const control = new AbortController();
    const { signal } = control;
    surface.addEventListener('dragover', onDragOver, { signal });
    surface.addEventListener('dragleave', onDragLeave, { signal });
    surface.addEventListener('drop', onDrop, { signal });
    window.addEventListener('dragover', onMissed, { signal });
    window.addEventListener('drop', onMissed, { signal });
    return () => control.abort();
  }, [model, editor]);
  return null;
}
