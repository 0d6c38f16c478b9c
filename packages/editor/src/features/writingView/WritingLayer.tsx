import { lazyPart } from '@dreamfork/ui/lazy';
import { Suspense, useState } from 'react';
import { useSession } from '../../EditorContext.tsx';
import type { RenderText } from './renderText.ts';

const WritingView = lazyPart(async () => (await import('./WritingView.tsx')).WritingView);

export type WritingLayerProps = { renderText?: RenderText };

/** The view in which a node is written at full width; it stays while it fades. */
export function WritingLayer(props: WritingLayerProps) {
  const nodeId = useSession(({ writing }) => (writing?.place === 'view' ? writing.nodeId : null));
  const [shown, setShown] = useState(nodeId);
  if (nodeId !== null && nodeId !== shown) setShown(nodeId);
  if (shown === null) return null;
  return (
    <Suspense>
      <WritingView {...props} nodeId={shown} isOpen={nodeId !== null} />
    </Suspense>
  );
}
