import { useEffect } from 'react';
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

/** Brings a node into view when the session wishes it, out of a folded group if need be, and gives it the focus where it is meant to have it. */
export function CanvasReveal() {
  const { engine } = useCanvas();
  const wish = useSession(({ reveal }) => reveal);
  useEffect(() => {
    if (!wish) return;
    const folded = engine.scene.nodes.get(wish.nodeId)?.hiddenIn;
    if (folded) engine.toggleGroup(folded.id);
    engine.reveal(wish.nodeId);
    if (wish.takesFocus || isAtCanvas()) engine.focusNode(wish.nodeId);
  }, [wish, engine]);
  return null;
}
