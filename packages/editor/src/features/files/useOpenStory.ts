import { useEditor } from '../../EditorContext.tsx';
import { emptySelection } from '../../store/session/selection.ts';
import type { UpdateTarget } from './findUpdateTarget.ts';

/** The story that is open in the editor, to be updated by a file as one step of undo. */
export function useOpenStory(): UpdateTarget {
  const { session, services, persistence, edits } = useEditor();
  const { saved } = session.getState();
  return {
    id: saved.id,
    document: () => session.getState().document,
    isOpen: true,
    save: async (update, versionName) => {
      edits.flushEditing();
      await persistence.saveQuietly();
      const { id, version } = session.getState().saved;
      // Undo has the state before in any case; the name only keeps it for good.
      if (id !== undefined && version !== undefined) {
        await services.versions?.rename({ id, version, name: versionName }).catch(() => null);
      }
      session.select(emptySelection);
      session.replaceDocument('merge-versions', update());
      return null;
    },
  };
}
