import { useEffect, useRef } from 'react';
import { useSession } from '../EditorContext.tsx';
import { useCanvas } from './CanvasContext.tsx';

/** Whether the author is at work on the canvas, or in a menu of it: the keyboard then goes along. */
const isAtCanvas = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.closest('[data-canvas], [role="menu"]') !== null
  );
};

/**
 * Brings into view what the session asks for: a node, out of a folded group if need be, with the focus where it
 * is meant to have it; a note with its text field open; the whole story.
 */
export function CanvasReveal() {
  const { model } = useCanvas();
  const request = useSession(({ reveal }) => reveal);
  const fits = useSession((state) => state.fits);
  useEffect(() => {
    if (!request) return;
    if ('noteId' in request) return model.editedNote.setState(request.noteId);
    const folded = model.scene.nodes.get(request.nodeId)?.hiddenIn;
    if (folded) model.toggleGroup(folded.id);
    model.reveal(request.nodeId);
    if (request.takesFocus || isAtCanvas()) model.focusNode(request.nodeId);
  }, [request, model]);
  // A canvas that has just been mounted ignores earlier requests.
  const seen = useRef(fits);
  useEffect(() => {
    if (seen.current === fits) return;
    seen.current = fits;
    model.fit();
  }, [fits, model]);
  return null;
}
