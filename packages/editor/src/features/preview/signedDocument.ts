import { itemAddresses, mediaIdOf, type NodeMedia, type StoryDocument } from '@dreamfork/story';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useEditor } from '../../EditorContext.tsx';

/** More files than a preview needs are not asked for. */
const mostPaths = 2000;

/** The paths of the server's files that a story shows. */
export function ownPaths({ nodes }: StoryDocument): readonly string[] {
  const addresses = nodes.flatMap(({ media }) => media.flatMap(itemAddresses));
  const own = addresses.filter((address) => mediaIdOf(address) !== null);
  return [...new Set(own)].slice(0, mostPaths);
}

/** A story whose own files stand at their signed addresses, for a player that has no token. */
export function signedDocument(
  document: StoryDocument,
  addresses: Readonly<Record<string, string | null>>,
): StoryDocument {
  const signed = (item: NodeMedia): NodeMedia => {
    const url = addresses[item.url];
    const captionsUrl = item.captionsUrl && addresses[item.captionsUrl];
    return {
      ...item,
      ...(url ? { url } : {}),
      ...(captionsUrl ? { captionsUrl } : {}),
    };
  };
  return {
    ...document,
    nodes: document.nodes.map((node) =>
      node.media.length > 0 ? { ...node, media: node.media.map(signed) } : node,
    ),
  };
}

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
