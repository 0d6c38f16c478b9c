import type { PlayEvents, PlayEventType } from '../contract/index.ts';
import { type ReadingStorage, readingIdOf } from './readingId.ts';
import type { ReadingPlace } from './readingPlace.ts';

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
