import { useMemo } from 'react';
import { useEditor } from '../EditorContext.tsx';
import type { CanvasActions } from './engine/canvasActions.ts';

/** What gestures on the canvas do to the session around it. */
export function useCanvasActions(openMenu: CanvasActions['openMenu']): CanvasActions {
  const { commands } = useEditor();
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
        commands.changeNote({ noteId, text });
      },
      resizeNote: ({ noteId, bounds: { width, height } }) => {
        commands.changeNote({ noteId, size: { width, height } });
      },
      addNode: (input) => void commands.addNode(input),
      openMenu,
    }),
    [commands, openMenu],
  );
}
