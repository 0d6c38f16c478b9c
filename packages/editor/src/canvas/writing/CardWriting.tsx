import { findNode } from '@dreamfork/story';
import { ViewportPortal } from '@xyflow/react';
import { useSession } from '../../EditorContext.tsx';
import { CardEditor } from './CardEditor.tsx';

/** The fields in which a node is written on its card. They lie over all cards, whether its own is mounted or not. */
export function CardWriting() {
  const node = useSession(({ draft, draftPlace, document }) =>
    draft && draftPlace === 'card' ? findNode(document, draft.nodeId) : undefined,
  );
  return (
    node && (
      <ViewportPortal>
        <CardEditor key={node.id} node={node} />
      </ViewportPortal>
    )
  );
}
