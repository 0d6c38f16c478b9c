/** What is going on with the file of a node. */
export type Upload =
  | { kind: 'uploading'; fileName: string; share: number; cancel: () => void }
  | { kind: 'failed'; fileName: string; message: string };

export type Uploads = ReturnType<typeof createUploads>;

/** The uploads of this editor, by node. They go on while dialogs and panels come and go. */
export function createUploads() {
  const listeners = new Set<() => void>();
  const uploads = new Map<string, Upload>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (nodeId: string): Upload | undefined => uploads.get(nodeId),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set: (nodeId: string, upload: Upload) => {
      uploads.set(nodeId, upload);
      tell();
    },
    /** Notes how far an upload is; one that has ended meanwhile stays ended. */
    progress: (nodeId: string, share: number) => {
      const upload = uploads.get(nodeId);
      if (upload?.kind !== 'uploading' || upload.share === share) return;
      uploads.set(nodeId, { ...upload, share });
      tell();
    },
    clear: (nodeId: string) => {
      if (uploads.delete(nodeId)) tell();
    },
  };
}
