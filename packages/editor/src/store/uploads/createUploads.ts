import { createStore } from 'zustand/vanilla';

/** The upload state of a node. */
export type Upload =
  | { kind: 'uploading'; fileName: string; share: number; cancel: () => void }
  | { kind: 'failed'; fileName: string; message: string };

/** Uploads by the id of their node. */
export type UploadsState = Readonly<Record<string, Upload>>;

export type Uploads = ReturnType<typeof createUploads>;

/** The uploads of this editor, by node. They go on while dialogs and panels come and go. */
export function createUploads() {
  const { getState, setState, ...readable } = createStore<UploadsState>(() => ({}));
  const get = (nodeId: string): Upload | undefined => getState()[nodeId];
  return {
    ...readable,
    getState,
    get,
    set: (nodeId: string, upload: Upload) => setState({ [nodeId]: upload }),
    /** Sets the progress of a running upload. */
    progress: (nodeId: string, share: number) => {
      const upload = get(nodeId);
      if (upload?.kind !== 'uploading' || upload.share === share) return;
      setState({ [nodeId]: { ...upload, share } });
    },
    clear: (nodeId: string) => {
      const { [nodeId]: cleared, ...others } = getState();
      if (cleared) setState(others, true);
    },
  };
}
