import { findNode } from '@dreamfork/story';
import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect } from 'react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { card, cardGeometry } from '../flow/geometry.ts';
import { moveDuration } from './moveDuration.ts';

const readableZoom = 0.5;

/** Brings a node into view when the session wishes it and it is not wholly there already. */
export function useReveal(): void {
  const { session } = useEditor();
  const wish = useSession(({ reveal }) => reveal);
  const { setCenter } = useReactFlow();
  const store = useStoreApi();
  useEffect(() => {
    const node = wish ? findNode(session.getState().document, wish.nodeId) : undefined;
    if (!node) return;
    const { x, y } = node.position;
    const { height } = cardGeometry(node);
    const { transform, ...view } = store.getState();
    const [left, top, zoom] = transform;
    const isInView =
      zoom >= readableZoom / 2 &&
      x * zoom + left >= 0 &&
      y * zoom + top >= 0 &&
      (x + card.width) * zoom + left <= view.width &&
      (y + height) * zoom + top <= view.height;
    if (isInView) return;
    void setCenter(x + card.width / 2, y + height / 2, {
      zoom: Math.max(zoom, readableZoom),
      duration: moveDuration(),
    });
  }, [wish, session, setCenter, store]);
}
