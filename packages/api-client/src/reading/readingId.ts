/** Where the id of a story's reading is kept. */
export type ReadingStorage = Pick<Storage, 'getItem' | 'setItem'>;

type Options = {
  storyId: string;
  version: number;
  /** The reading begins now; otherwise the stored one goes on, if it is of this version. */
  isNew: boolean;
  /** @default localStorage */
  storage?: ReadingStorage | undefined;
};

const keyOf = (storyId: string): string => `dreamfork.reading.${storyId}`;

/** A random id of a reading of one story; it tells nothing about the reader or other stories. */
export function readingIdOf({ storyId, version, isNew, storage }: Options): {
  id: string;
  isNew: boolean;
} {
  const key = keyOf(storyId);
  const prefix = `${version}.`;
  try {
    const stored = isNew ? null : (storage ?? localStorage).getItem(key);
    if (stored?.startsWith(prefix)) return { id: stored.slice(prefix.length), isNew: false };
  } catch {
    // Without storage a reading that goes on counts as a new one.
  }
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  try {
    (storage ?? localStorage).setItem(key, prefix + id);
  } catch {
    // As above.
  }
  return { id, isNew };
}
