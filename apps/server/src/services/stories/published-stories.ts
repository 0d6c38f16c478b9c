import { type ReadyAnswer, toReadyAnswer } from './ready-answer.ts';
import type { StoryAnswer } from './story-views.ts';

type Entry = { stamp: string; answer: ReadyAnswer };
type Stamp = string | undefined;

type Options = {
  /** Cheap: changes whenever the public answer would; nothing when the story is not public. */
  readStamp: (storyId: string) => Stamp | Promise<Stamp>;
  load: (storyId: string) => Promise<StoryAnswer | undefined>;
  /** The text of an answer as readers get it. */
  forReaders: (text: string) => Promise<string>;
  /** How many bytes the cache may hold. */
  capacity: number;
};

/** Ready answers of public stories, kept in memory while they are true. */
export type PublishedStories = {
  /** At once when the answer is held and the stamp is known at once; nothing for a story that is not public. */
  find: (storyId: string) => ReadyAnswer | undefined | Promise<ReadyAnswer | undefined>;
  heldBytes: () => number;
};

/** A cache bounded in bytes; what was asked for longest ago leaves first. Every request asks for the stamp. */
export function createPublishedStories({
  readStamp,
  load,
  forReaders,
  capacity,
}: Options): PublishedStories {
  // A Map keeps the order of insertion: the first key is the one used longest ago.
  const entries = new Map<string, Entry>();
  const loading = new Map<string, Promise<ReadyAnswer | undefined>>();

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

  // Kept under the stamp that was read together with the story, which may be newer than the one asked for.
  async function loadAnswer(storyId: string): Promise<ReadyAnswer | undefined> {
    const loaded = await load(storyId);
    if (!loaded) return undefined;
    const text = await forReaders(loaded.text);
    const answer = toReadyAnswer(text, text === loaded.text);
    keep(storyId, { stamp: loaded.stamp, answer });
    return answer;
  }

  function loadOnce(storyId: string, stamp: string): Promise<ReadyAnswer | undefined> {
    const key = `${storyId} ${stamp}`;
    let answer = loading.get(key);
    if (!answer) {
      answer = loadAnswer(storyId).finally(() => loading.delete(key));
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
