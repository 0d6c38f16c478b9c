import { ownPaths, type StoryDocument, signedDocument } from '@dreamfork/story';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useEditor } from '../../EditorContext.tsx';

const none: readonly string[] = [];

/** The story as the author may see it, also with private files; null until their addresses are known. */
export function useSignedDocument(document: StoryDocument | null): StoryDocument | null {
  const { mediaAddresses, services } = useEditor();
  const canSign = services.media?.sign !== undefined;
  const paths = useMemo(
    () => (document && canSign ? ownPaths(document) : none),
    [document, canSign],
  );
  useEffect(() => {
    const leave = paths.map((path) => mediaAddresses.want(path));
    return () => {
      for (const end of leave) end();
    };
  }, [paths, mediaAddresses]);
  const isReady = useStore(mediaAddresses, (addresses) =>
    paths.every((path) => addresses[path] !== undefined),
  );
  // A renewed address would begin a film again: the first ones stay.
  return useMemo(() => {
    if (!document || !isReady) return null;
    return paths.length > 0 ? signedDocument(document, mediaAddresses.getState()) : document;
  }, [document, paths, isReady, mediaAddresses]);
}
