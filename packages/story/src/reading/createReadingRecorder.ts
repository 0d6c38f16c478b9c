import type { ReadingBatch, ReadingEvent, ReadingPlace } from './readingBatch.ts';

/** What a player reports; events that nobody counts are ignored. */
export type ReaderEvent = { type: string; nodeId?: string; choiceId?: string; resumed?: boolean };

export type ReadingPorts = {
  send: (batch: ReadingBatch) => void;
  storage: { read: (key: string) => string | null; write: (key: string, text: string) => unknown };
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs it after so many milliseconds, unless it is called off. */
  after: (milliseconds: number, run: () => void) => () => void;
  randomId: () => string;
};

export type ReadingRecorderOptions = {
  /** What the browser knows the story by. */
  storyKey: string;
  /** The version that is read; null where the server tells none. */
  version: number | null;
  place: ReadingPlace;
  ports: ReadingPorts;
};

export type ReadingRecorder = {
  record: (event: ReaderEvent) => void;
  /** The reader turns away from the page, perhaps for good: sends what is waiting. */
  leave: () => void;
};

const typeOf: Partial<Record<string, ReadingEvent['type']>> = {
  start: 'start',
  restart: 'start',
  enterNode: 'node',
  choose: 'choice',
  end: 'end',
};

/** Milliseconds that an event waits for others. */
export const sendEvery = 5000;

/** Below the limit of the contract, with room for one more step. */
const batchMaximum = 40;

const day = 24 * 60 * 60 * 1000;

/** Turns what a player reports into the batches that a server counts (SPEC U1–U4). */
export function createReadingRecorder({
  storyKey,
  version,
  place,
  ports: { send, storage, now, after, randomId },
}: ReadingRecorderOptions): ReadingRecorder {
  const key = `dreamfork:counted:${storyKey}`;
  let waiting: ReadingEvent[] = [];
  let callOff: (() => void) | undefined;
  let readingId = '';
  /** Null for a reading that began earlier. */
  let startedAt: number | null = null;
  /** Where the reader could leave; null after an end and after leaving. */
  let openNodeId: string | null = null;

  const flush = (): void => {
    callOff?.();
    callOff = undefined;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    send(version === null ? { events } : { readingId, version, ...place, events });
  };

  const begin = (isResumed: boolean): void => {
    flush();
    startedAt = isResumed ? null : now();
    const today = String(Math.floor(now() / day));
    const [ofVersion, ofDay, id] = storage.read(key)?.split(' ') ?? [];
    const goesOn = ofDay === today || (isResumed && ofVersion === String(version));
    readingId = (goesOn && id) || randomId();
    if (readingId !== id) storage.write(key, `${version} ${today} ${readingId}`);
  };

  const secondsAtEnd = (): { seconds?: number } => {
    const seconds = startedAt === null ? null : Math.round((now() - startedAt) / 1000);
    // Above a day the reader was elsewhere; below zero the clock was set.
    return seconds === null || seconds < 0 || seconds * 1000 > day ? {} : { seconds };
  };

  return {
    record({ type: reported, nodeId, choiceId, resumed = false }) {
      const type = typeOf[reported];
      if (!type || !nodeId) return;
      if (type === 'start') begin(resumed);
      waiting.push({
        type,
        nodeId,
        ...(choiceId === undefined ? {} : { choiceId }),
        ...(type === 'end' ? secondsAtEnd() : {}),
      });
      openNodeId = type === 'end' ? null : nodeId;
      if (type === 'start' || waiting.length >= batchMaximum) flush();
      else callOff ??= after(sendEvery, flush);
    },
    leave() {
      if (openNodeId !== null) waiting.push({ type: 'leave', nodeId: openNodeId });
      openNodeId = null;
      flush();
    },
  };
}
