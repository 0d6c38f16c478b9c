import type { PlayEvents, PlayEventType, ReadingDevice, ReadingSource } from '../contract/index.ts';

type PlayFact = PlayEvents['events'][number];

export type ReaderEvent = { type: string; nodeId?: string; choiceId?: string; resumed?: boolean };

export type PlayRecorderOptions = {
  storyId: string;
  /** The version that is read; null where the server tells none. */
  version: number | null;
  /** Where it is read. */
  place?: ReadingPlace;
  send: (batch: PlayEvents) => void | Promise<void>;
  /** @default localStorage */
  storage?: ReadingStorage;
  /** Milliseconds. @default performance.now */
  now?: () => number;
};

export type PlayRecorder = {
  record: (event: ReaderEvent) => void;
  /** The reader turns away from the page, perhaps for good: sends what is waiting. */
  leave: () => void;
};

const factOf: Record<string, PlayEventType> = {
  start: 'start',
  restart: 'start',
  enterNode: 'node',
  choose: 'choice',
  end: 'end',
};

/** Milliseconds that an event waits for others. */
export const sendEvery = 5000;

// Below the limit of the contract, with room for one more step.
const batchMaximum = 40;

/** Sends what the server counts: a start at once, all else in batches every few seconds and on leaving. */
export function createPlayRecorder({
  storyId,
  version,
  place,
  send,
  storage,
  now = () => performance.now(),
}: PlayRecorderOptions): PlayRecorder {
  let waiting: PlayFact[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readingId: string | null = null;
  /** Null for a reading that began earlier. */
  let startedAt: number | null = null;
  /** Where the reader could leave; null after an end and after leaving. */
  let openNodeId: string | null = null;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    void send(
      version === null || readingId === null
        ? { events }
        : { readingId, version, ...place, events },
    );
  };

  const begin = (isNew: boolean) => {
    flush();
    const reading = version === null ? null : readingIdOf({ storyId, version, isNew, storage });
    readingId = reading?.id ?? null;
    startedAt = reading?.isNew ? now() : null;
  };

  return {
    record({ type, nodeId, choiceId, resumed }) {
      const fact = factOf[type];
      if (!fact || !nodeId) return;
      if (fact === 'start') begin(!resumed);
      const seconds =
        fact === 'end' && startedAt !== null ? Math.round((now() - startedAt) / 1000) : undefined;
      waiting.push({
        type: fact,
        nodeId,
        ...(choiceId === undefined ? {} : { choiceId }),
        // Above a day the reader was elsewhere.
        ...(seconds === undefined || seconds > 86_400 ? {} : { seconds }),
      });
      openNodeId = fact === 'end' ? null : nodeId;
      if (fact === 'start') queueMicrotask(flush);
      else if (waiting.length >= batchMaximum) flush();
      else timer ??= setTimeout(flush, sendEvery);
    },
    leave() {
      if (openNodeId !== null) waiting.push({ type: 'leave', nodeId: openNodeId });
      openNodeId = null;
      flush();
    },
  };
}

/** Where the id of a story's reading is kept. */
type ReadingStorage = Pick<Storage, 'getItem' | 'setItem'>;

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
function readingIdOf({ storyId, version, isNew, storage }: Options): {
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

/** Where a story is read: all that the server learns of a reader's device is one of three classes. */
export type ReadingPlace = { source: ReadingSource; device: ReadingDevice };

/** The class of a screen by its width in CSS pixels. */
export const deviceOf = (width: number): ReadingDevice => {
  if (width < 600) return 'phone';
  return width < 1024 ? 'tablet' : 'desktop';
};

type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the browser asks not to be counted: Do Not Track or Global Privacy Control. */
export const refusesTracking = (signals: Signals): boolean =>
  signals.doNotTrack === '1' || signals.globalPrivacyControl === true;
