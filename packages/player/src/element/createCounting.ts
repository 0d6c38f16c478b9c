import type { PlayerEvent } from '../events/playerEvents.ts';
import type { PlayerStorage } from '../storage/playerStorage.ts';

/** What the server tells beside a story. */
export type StoryFacts = {
  readonly version?: number;
  readonly countsReadings?: boolean;
  readonly showsShares?: boolean;
  readonly disclosesModelText?: boolean;
};

export type CountingOptions = {
  /** The address of the story; its events are taken beside it. */
  address: string;
  facts: StoryFacts;
  storage: PlayerStorage | undefined;
  /** Ends the counting. */
  signal: AbortSignal;
};

const eventTypes: Partial<Record<PlayerEvent['type'], string>> = {
  start: 'start',
  restart: 'start',
  enterNode: 'node',
  choose: 'choice',
  end: 'end',
};

/** Milliseconds that an event waits for others. */
const sendEvery = 5000;

/** Below the limit of the server, with room for one more step. */
const batchMaximum = 40;

const deviceOf = (width: number): string =>
  width < 600 ? 'phone' : width < 1024 ? 'tablet' : 'desktop';

/**
 * Tells the server that a story comes from what its reader does, without anything about the reader. Undefined
 * where the author or the browser does not want it, and for a story that comes from no such server.
 */
export function createCounting({ address, facts, storage, signal }: CountingOptions) {
  const { version, countsReadings } = facts;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (!version || countsReadings === false || doNotTrack === '1' || globalPrivacyControl) return;
  const key = `dreamfork:counted:${address}`;
  let readingId = '';
  let events: object[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the reader could leave. */
  let openNodeId: string | null = null;

  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (events.length === 0) return;
    const device = deviceOf(innerWidth);
    const body = JSON.stringify({ readingId, version, source: 'element', device, events });
    events = [];
    fetch(new URL('events', new URL(address, document.baseURI)), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      keepalive: true,
      body,
    }).catch(() => {});
  };
  const leave = (): void => {
    if (openNodeId !== null) events.push({ type: 'leave', nodeId: openNodeId });
    openNodeId = null;
    send();
  };
  document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
  signal.addEventListener('abort', leave);

  const begin = (isNew: boolean): void => {
    send();
    const [of, id] = (isNew ? null : storage?.read(key))?.split(' ') ?? [];
    readingId =
      (of === String(version) && id) || crypto.getRandomValues(new Uint32Array(4)).join('-');
    storage?.write(key, `${version} ${readingId}`);
  };

  return (event: PlayerEvent): void => {
    const type = eventTypes[event.type];
    if (!type || !('nodeId' in event)) return;
    const { nodeId } = event;
    if (type === 'start') begin(!('resumed' in event && event.resumed));
    events.push({ type, nodeId, ...('choiceId' in event && { choiceId: event.choiceId }) });
    openNodeId = type === 'end' ? null : nodeId;
    if (type === 'start' || events.length >= batchMaximum) send();
    else timer ??= setTimeout(send, sendEvery);
  };
}
