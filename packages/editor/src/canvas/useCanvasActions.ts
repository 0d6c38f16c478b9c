import { useMemo } from 'react';
import { useEditor } from '../EditorContext.tsx';
import type { CanvasActions } from './model/canvasActions.ts';
import { openMedia } from './openMedia.ts';

/** What gestures on the canvas do to the session around it. */
export function useCanvasActions(openMenu: CanvasActions['openMenu']): CanvasActions {
  const { edits, session, workspace, services, uploads } = useEditor();
  return useMemo(
    () => ({
      select: (selection) => edits.select(selection),
      moveItems: (input) => {
        edits.moveItems(input);
      },
      connect: (input) => {
        edits.connect(input);
      },
      reconnect: (input) => {
        edits.reconnect(input);
      },
      editNode: (nodeId) => edits.startEditing(nodeId, 'card'),
      writeNote: ({ noteId, text }) => {
        edits.updateNote({ noteId, text });
      },
      leaveNote: ({ noteId, isCancelled }) => {
        if (isCancelled) edits.cancelNote(noteId);
        else edits.endTyping();
      },
      resizeNote: ({ noteId, bounds: { width, height } }) => {
        edits.updateNote({ noteId, size: { width, height } });
      },
      addNode: (input) => edits.addNode(input),
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
