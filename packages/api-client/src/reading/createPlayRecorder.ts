import type { PlayEvents, PlayEventType } from '../contract/index.ts';

type PlayFact = PlayEvents['events'][number];

export type ReaderEvent = { type: string; nodeId?: string };

const factOf: Record<string, PlayEventType> = { start: 'start', choose: 'choice', end: 'end' };

/**
 * Passes on what the server counts: starts, choices and ends. What happens in one step is sent as one
 * call.
 */
export function createPlayRecorder(send: (events: PlayFact[]) => void | Promise<void>) {
  let waiting: PlayFact[] = [];

  const flush = () => {
    const events = waiting;
    waiting = [];
    void send(events);
  };

  return ({ type, nodeId }: ReaderEvent): void => {
    const fact = factOf[type];
    if (!fact || !nodeId) return;
    if (waiting.length === 0) queueMicrotask(flush);
    waiting.push({ type: fact, nodeId });
  };
}
