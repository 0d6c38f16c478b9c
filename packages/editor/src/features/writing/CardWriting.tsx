import { findNode, isUntouched } from '@dreamfork/story';
import { ViewportPortal } from '@xyflow/react';
import { useEffect } from 'react';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { CardEditor } from './CardEditor.tsx';

/** A field that takes the focus brings up the keyboard of a touch screen, over half of the page. */
const hasKeyboard = () => !window.matchMedia('(pointer: coarse)').matches;

/** The fields in which a node is written on its card. They lie over all cards, whether its own is mounted or not. */
export function CardWriting() {
  const { edits, session } = useEditor();
  const node = useSession(({ draft, draftPlace, document }) =>
    draft && draftPlace === 'card' ? findNode(document, draft.nodeId) : undefined,
  );
  // A new story begins with its first words.
  useEffect(() => {
    const { document, saved, draft } = session.getState();
    const isNew = saved.id === undefined && draft === null && isUntouched(document);
    if (isNew && hasKeyboard()) edits.startEditing(document.startNodeId ?? '', 'card');
  }, [edits, session]);
  return (
    node && (
      <ViewportPortal>
        <CardEditor key={node.id} node={node} />
      </ViewportPortal>
    )
  );
}
