import { type ComponentType, Suspense, useState } from 'react';
import { useEditor, useWorkspace } from '../EditorContext.tsx';
import type { OpenDialog } from '../store/workspace/panelsAndDialogs.ts';
import { EditorBoundary } from './EditorBoundary.tsx';
import { dialogs } from './features.ts';

type AnyDialog = ComponentType<{ payload: unknown; isOpen: boolean; onClose: () => void }>;

/** The dialog that is open. It stays mounted while it fades, so that focus can go back from it. */
export function DialogLayer() {
  const { workspace } = useEditor();
  const dialog = useWorkspace((state) => state.dialog);
  const [last, setLast] = useState<OpenDialog | null>(dialog);
  if (dialog && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  if (!shown) return null;
  const Dialog = dialogs[shown.name] as AnyDialog;
  return (
    <EditorBoundary>
      <Suspense>
        <Dialog
          key={shown.name}
          payload={shown.payload}
          isOpen={dialog !== null}
          onClose={workspace.closeDialog}
        />
      </Suspense>
    </EditorBoundary>
  );
}
