import { type ComponentType, Suspense, useState } from 'react';
import { useEditor, useWorkspace } from '../EditorContext.tsx';
import type { OpenDialog } from '../store/workspace/panelsAndDialogs.ts';
import { EditorBoundary } from './EditorBoundary.tsx';
import { dialogs } from './features.ts';

type AnyDialog = ComponentType<{ payload: unknown; isOpen: boolean; onClose: () => void }>;

type Seen = {
  dialog: OpenDialog | null;
  /** The dialog that is open or was open last. */
  shown: OpenDialog | null;
  /** How often a dialog has been opened: each time begins anew, without what the last one held. */
  openings: number;
};

/** The dialog that is open. It stays mounted while it fades, so that focus can go back from it. */
export function DialogLayer() {
  const { workspace } = useEditor();
  const dialog = useWorkspace((state) => state.dialog);
  const [seen, setSeen] = useState<Seen>({ dialog, shown: dialog, openings: 0 });
  if (dialog !== seen.dialog) {
    const isOpened = dialog !== null && seen.dialog === null;
    setSeen({
      dialog,
      shown: dialog ?? seen.shown,
      openings: seen.openings + (isOpened ? 1 : 0),
    });
  }
  const { shown, openings } = seen;
  if (!shown) return null;
  const Dialog = dialogs[shown.name] as AnyDialog;
  return (
    <EditorBoundary>
      <Suspense>
        <Dialog
          key={`${shown.name} ${openings}`}
          payload={shown.payload}
          isOpen={dialog !== null}
          onClose={workspace.closeDialog}
        />
      </Suspense>
    </EditorBoundary>
  );
}
