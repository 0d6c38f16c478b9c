import { useEffect } from 'react';
import { useSession } from '../EditorContext.tsx';
import { useCanvas } from './CanvasContext.tsx';

/** Brings a node into view when the session wishes it, and gives it the focus where it is meant to have it. */
export function CanvasReveal() {
  const { engine } = useCanvas();
  const wish = useSession(({ reveal }) => reveal);
  useEffect(() => {
    if (!wish) return;
    engine.reveal(wish.nodeId);
    if (wish.takesFocus) engine.focusNode(wish.nodeId);
  }, [wish, engine]);
  return null;
}
