import { findNode } from '@dreamfork/story';
import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect } from 'react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { card, cardGeometry } from '../flow/geometry.ts';
import { revealingViewport } from '../flow/reveal.ts';
import { moveDuration } from './moveDuration.ts';

/** Brings a node into view when the session wishes it. */
export function useReveal(): void {
  const { session } = useEditor();
  const wish = useSession(({ reveal }) => reveal);
  const { getViewport, setViewport } = useReactFlow();
  const store = useStoreApi();
  useEffect(() => {
    const node = wish ? findNode(session.getState().document, wish.nodeId) : undefined;
    if (!node) return;
    const { width, height } = store.getState();
    const bounds = { ...node.position, width: card.width, height: cardGeometry(node).height };
    const next = revealingViewport(bounds, { viewport: getViewport(), width, height });
    if (next) void setViewport(next, { duration: moveDuration() });
  }, [wish, session, getViewport, setViewport, store]);
}
