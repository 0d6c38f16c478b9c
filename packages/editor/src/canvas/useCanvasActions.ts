import { useMemo } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { openMedia } from '../media/openMedia.ts';
import type { CanvasActions } from './engine/canvasActions.ts';

/** What gestures on the canvas do to the session around it. */
export function useCanvasActions(openMenu: CanvasActions['openMenu']): CanvasActions {
  const { commands, session, desk, services, uploads } = useEditor();
  return useMemo(
    () => ({
      select: (selection) => commands.select(selection),
      moveItems: (input) => {
        commands.moveItems(input);
      },
      connect: (input) => {
        commands.connect(input);
      },
      reconnect: (input) => {
        commands.reconnect(input);
      },
      editNode: (nodeId) => commands.startEditing(nodeId),
      writeNote: ({ noteId, text }) => {
        commands.updateNote({ noteId, text });
      },
      resizeNote: ({ noteId, bounds: { width, height } }) => {
        commands.updateNote({ noteId, size: { width, height } });
      },
      addNode: (input) => commands.addNode(input),
      openMenu,
      media: {
        uploads,
        canUpload: services.media !== undefined,
        open: (nodeId) => openMedia({ session, desk, uploads }, nodeId),
      },
    }),
    [commands, session, desk, services, uploads, openMenu],
  );
}
