import { useMemo } from 'react';
import { useEditor } from '../EditorContext.tsx';
import type { CanvasActions } from './model/canvasActions.ts';
import { openMedia } from './openMedia.ts';

/** What gestures on the canvas do to the session around it. */
export function useCanvasActions(openMenu: CanvasActions['openMenu']): CanvasActions {
  const { edits, session, workspace, services, uploads } = useEditor();
  return useMemo(
    () => ({
      select: edits.select,
      moveItems: edits.moveItems,
      connect: edits.connect,
      reconnect: edits.reconnect,
      editNode: (nodeId) => edits.startEditing(nodeId, 'card'),
      writeNote: edits.updateNote,
      leaveNote: ({ noteId, isCancelled }) => {
        if (isCancelled) edits.cancelNote(noteId);
        else edits.endTyping();
      },
      resizeNote: ({ noteId, bounds: { width, height } }) => {
        edits.updateNote({ noteId, size: { width, height } });
      },
      addNode: edits.addNode,
      openMenu,
      media: {
        uploads,
        canUpload: services.media !== undefined,
        open: (nodeId) => openMedia({ session, workspace, uploads }, nodeId),
      },
    }),
    [edits, session, workspace, services, uploads, openMenu],
  );
}
