import { findNode, isUntouched } from '@dreamfork/story';
import { ViewportPortal } from '@xyflow/react';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { isTextField } from '../../textFields.ts';
import { CardEditor } from './CardEditor.tsx';

/** A field that takes the focus brings up the keyboard of a touch screen, over half of the page. */
const isTouchScreen = () => window.matchMedia('(pointer: coarse)').matches;

/** Whether a key press types something, and no field or button is there to get it. */
const typesNowhere = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  /^[\p{L}\p{N}]$/u.test(key) &&
  !(ctrlKey || metaKey || altKey) &&
  target instanceof Element &&
  !isTextField(target) &&
  target.closest('button, a, [role="dialog"], [role="menu"]') === null;

/** The fields in which a node is written on its card. They lie over all cards, whether its own is mounted or not. */
export function CardWriting() {
  const { edits, session } = useEditor();
  const node = useSession(({ writing, document }) =>
    writing?.place === 'card' ? findNode(document, writing.nodeId) : undefined,
  );
  // A new story begins with its first words. On a touch screen they come from a keyboard that may be attached.
  useEffect(() => {
    const isNew = () => {
      const { document, saved, writing } = session.getState();
      return saved.id === undefined && writing === null && isUntouched(document);
    };
    const begin = () => edits.startEditing(session.getState().document.startNodeId ?? '', 'card');
    if (!isNew()) return;
    if (!isTouchScreen()) return begin();
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isNew() || !typesNowhere(event)) return;
      event.stopPropagation();
      // The field has the focus before the browser types the letter.
      flushSync(begin);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [edits, session]);
  return (
    node && (
      <ViewportPortal>
        <CardEditor key={node.id} node={node} />
      </ViewportPortal>
    )
  );
}
