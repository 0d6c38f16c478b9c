import {
  isAllowedMedia,
  itemAddresses,
  mediaIdOf,
  type StoryDocument,
  safeMediaAddress,
} from '@dreamfork/story';
import type { MediaAddresses } from '../../store/media/createMediaAddresses.ts';

/** A book beyond this many bytes of media opens nowhere; what no longer fits is named with its address. */
const largestTotal = 209_715_200;
const atOnce = 4;

type MediaOrder = {
  story: StoryDocument;
  /** Where the addresses of the author's own files come from; absent where they need none. */
  addresses: MediaAddresses | undefined;
  mediaHosts: readonly string[] | undefined;
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** The addresses of own files that can be read without a token. */
function signedAddresses(addresses: MediaAddresses, paths: readonly string[], signal: AbortSignal) {
  const leave = paths.map((path) => addresses.want(path));
  return new Promise<Readonly<Record<string, string | null>>>((resolve) => {
    const isReady = () =>
      signal.aborted || paths.every((path) => addresses.getState()[path] !== undefined);
    const end = () => {
      if (!isReady()) return;
      unsubscribe();
      signal.removeEventListener('abort', end);
      for (const stop of leave) stop();
      resolve(addresses.getState());
    };
    const unsubscribe = addresses.subscribe(end);
    signal.addEventListener('abort', end);
    end();
  });
}

/** The content at an address; null if it cannot be had. */
export async function fetchBytes(address: string, signal: AbortSignal): Promise<Uint8Array | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    // The book is written without the file, and its report names it.
    return null;
  }
}

/** The media of a story by their addresses, as far as they can be had. */
export async function fetchMedia({
  story,
  addresses,
  mediaHosts,
  signal,
  onProgress,
}: MediaOrder): Promise<Map<string, Uint8Array>> {
  const items = story.nodes.flatMap(({ media }) =>
    media.filter(({ isActive, mediaType }) => isActive && mediaType !== 'document'),
  );
  const urls = [...new Set(items.flatMap(itemAddresses))];
  const own = addresses ? urls.filter((url) => mediaIdOf(url) !== null) : [];
  const signed = addresses ? await signedAddresses(addresses, own, signal) : {};
  const found = new Map<string, Uint8Array>();
  const waiting = urls.values();
  let done = 0;
  let total = 0;
  const work = async () => {
    for (const url of waiting) {
      if (signal.aborted || total > largestTotal) return;
      const address =
        signed[url] ?? (isAllowedMedia(url, mediaHosts) ? safeMediaAddress(url) : null);
      // oxlint-disable-next-line no-await-in-loop -- a few files at a time, so that the server is not flooded.
      const bytes = address === null ? null : await fetchBytes(address, signal);
      total += bytes?.length ?? 0;
      if (bytes && total <= largestTotal) found.set(url, bytes);
      done += 1;
      onProgress(done / urls.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}
