import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect } from 'react';
import { useSession } from '../EditorContext.tsx';

const readableZoom = 0.5;

/** Brings a node into view when the session wishes it and it is not wholly there already. */
export function useReveal(): void {
  const wish = useSession(({ reveal }) => reveal);
  const { getInternalNode, getZoom, setCenter } = useReactFlow();
  const store = useStoreApi();
  useEffect(() => {
    const node = wish ? getInternalNode(wish.nodeId) : undefined;
    if (!node) return;
    const { x, y } = node.internals.positionAbsolute;
    const { width = 0, height = 0 } = node.measured;
    const { transform, ...view } = store.getState();
    const [left, top, zoom] = transform;
    const isInView =
      zoom >= readableZoom / 2 &&
      x * zoom + left >= 0 &&
      y * zoom + top >= 0 &&
      (x + width) * zoom + left <= view.width &&
      (y + height) * zoom + top <= view.height;
    if (isInView) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    void setCenter(x + width / 2, y + height / 2, {
      zoom: Math.max(getZoom(), readableZoom),
      duration: isStill ? 0 : 200,
    });
  }, [wish, getInternalNode, getZoom, setCenter, store]);
}
