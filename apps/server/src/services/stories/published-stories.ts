import { type CachedResponse, toCachedResponse } from './cached-response.ts';

/** The response for a whole story, and the stamp under which it may be cached. */
export type StoryAnswer = { stamp: string; text: string };

type Entry = { stamp: string; answer: CachedResponse };
type Stamp = string | undefined;

type Options = {
  /** Changes whenever the public response would; undefined when the story is not public. Cheap. */
  readStamp: (storyId: string) => Stamp | Promise<Stamp>;
  /** Loads the story as it is, which may be newer than the stamp. */
  load: (storyId: string, stamp: string) => Promise<StoryAnswer | undefined>;
  /** The text of a response as readers get it. */
  forReaders: (text: string) => Promise<string>;
  /** How many bytes the cache may hold. */
  capacity: number;
  /** Called for every public story that is asked for. */
  onLookup?: (isHit: boolean) => void;
};

/** Cached responses of public stories, kept in memory while they are current. */
export type PublishedStories = {
  /** Synchronous when the response is cached and the stamp is synchronous; undefined for a story that is not public. */
  find: (storyId: string) => CachedResponse | undefined | Promise<CachedResponse | undefined>;
  heldBytes: () => number;
};

/** A least-recently-used cache bounded in bytes. Every request checks the stamp. */
export function createPublishedStories({
  readStamp,
  load,
  forReaders,
  capacity,
  onLookup = () => {},
}: Options): PublishedStories {
  // A Map keeps the order of insertion: the first key is the one used longest ago.
  const entries = new Map<string, Entry>();
  const loading = new Map<string, Promise<CachedResponse | undefined>>();

  const heldBytes = () => {
    let bytes = 0;
    for (const { answer } of entries.values()) bytes += answer.size();
    return bytes;
  };

  function keep(storyId: string, entry: Entry): void {
    entries.set(storyId, entry);
    let held = heldBytes();
    for (const [oldest, { answer }] of entries) {
      if (held <= capacity) break;
      entries.delete(oldest);
      held -= answer.size();
    }
  }

  // Cached under the stamp that was read together with the story, which may be newer than the requested one.
  async function loadAnswer(storyId: string, stamp: string): Promise<CachedResponse | undefined> {
    const loaded = await load(storyId, stamp);
    if (!loaded) return undefined;
    const answer = toCachedResponse(await forReaders(loaded.text));
    keep(storyId, { stamp: loaded.stamp, answer });
    return answer;
  }

  function loadOnce(storyId: string, stamp: string): Promise<CachedResponse | undefined> {
    const key = `${storyId} ${stamp}`;
    let answer = loading.get(key);
    if (!answer) {
      answer = loadAnswer(storyId, stamp).finally(() => loading.delete(key));
      loading.set(key, answer);
    }
    return answer;
  }

  function withStamp(storyId: string, stamp: Stamp) {
    if (stamp === undefined) {
      entries.delete(storyId);
      return undefined;
    }
    const entry = entries.get(storyId);
    onLookup(entry?.stamp === stamp);
    if (entry?.stamp !== stamp) return loadOnce(storyId, stamp);
    entries.delete(storyId);
    entries.set(storyId, entry);
    return entry.answer;
  }

  return {
    find(storyId) {
      const stamp = readStamp(storyId);
      return stamp instanceof Promise
        ? stamp.then((known) => withStamp(storyId, known))
        : withStamp(storyId, stamp);
    },
    heldBytes,
  };
}
