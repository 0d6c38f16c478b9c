import { playableStory, type StoryDocument } from '@dreamfork/story';
import type { ChoiceShares, Feature, PlayEvents } from '../contract/index.ts';

/** The addresses of the calls of the reader. A test compares them with those of the contract. */
export const readingPaths = {
  data: (id: string) => `/api/story/${encodeURIComponent(id)}/data`,
  shares: (id: string) => `/api/story/${encodeURIComponent(id)}/shares`,
  events: (id: string) => `/api/story/${encodeURIComponent(id)}/events`,
  capabilities: '/api/capabilities',
};

export type LoadedStory =
  /** `version` is null where the server tells none. */
  | {
      status: 'ready';
      story: StoryDocument;
      isPublic: boolean;
      version: number | null;
      /** Whether the author wants readings to be counted. */
      isCounted: boolean;
      /** Whether the author lets readers see what others chose. */
      showsShares: boolean;
      /** Whether the author tells readers that part of the text was written with a model. */
      disclosesModelText: boolean;
    }
  | { status: 'missing' }
  | { status: 'refused' }
  | { status: 'failed'; message: string | null };

export type ReadingCallOptions = {
  /** Base address without a slash at the end; empty means the page's own origin. */
  baseUrl: string;
  token: string | null;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
};

const timeout = 10_000;

const authorised = (token: string | null): { headers?: Record<string, string> } =>
  token === null ? {} : { headers: { authorization: `Bearer ${token}` } };

function messageOf(answer: unknown): string | null {
  const message: unknown = Object(answer).message;
  return typeof message === 'string' && message !== '' ? message : null;
}

function versionOf(story: unknown): number | null {
  const version: unknown = Object(story).version;
  return Number.isSafeInteger(version) ? (version as number) : null;
}

/** The events of a server that keeps no statistics. */
const countedEvents = (events: PlayEvents['events']): PlayEvents['events'] =>
  events.flatMap(({ type, nodeId }) =>
    type === 'node' || type === 'leave' ? [] : { type, nodeId },
  );

/**
 * The calls that reading takes, without schemas and client: what a page that only reads ships must be
 * small. The story is read by the same rules as everywhere (`playableStory`).
 */
export function createReadingCalls({
  baseUrl,
  token,
  fetch = globalThis.fetch,
}: ReadingCallOptions) {
  const loadStory = async (id: string): Promise<LoadedStory> => {
    try {
      // The author of a story reads here what all readers get.
      const view = token === null ? '' : '?view=published';
      const answer = await fetch(baseUrl + readingPaths.data(id) + view, {
        ...authorised(token),
        signal: AbortSignal.timeout(timeout),
      });
      if (answer.status === 404) return { status: 'missing' };
      if (answer.status === 401 && token !== null) return { status: 'refused' };
      const data: unknown = await answer.json().catch(() => null);
      const story = answer.ok ? playableStory(data) : null;
      return story?.ok
        ? {
            status: 'ready',
            story: story.value,
            isPublic: Object(data).isPublic !== false,
            version: versionOf(data),
            isCounted: Object(data).countsReadings !== false,
            showsShares: Object(data).showsShares === true && Object(data).isPublic !== false,
            disclosesModelText: Object(data).disclosesModelText === true,
          }
        : { status: 'failed', message: messageOf(data) };
    } catch {
      return { status: 'failed', message: null };
    }
  };

  /** What other readers chose; undefined where it cannot be had, which no reader need know. */
  const loadShares = async (id: string): Promise<ChoiceShares | undefined> => {
    try {
      const answer = await fetch(baseUrl + readingPaths.shares(id), {
        signal: AbortSignal.timeout(timeout),
      });
      const shares: unknown = answer.ok ? await answer.json() : null;
      return Array.isArray(Object(shares).nodes) ? (shares as ChoiceShares) : undefined;
    } catch {
      return undefined;
    }
  };

  const readFeatures = async (): Promise<unknown[]> => {
    try {
      const answer = await fetch(baseUrl + readingPaths.capabilities);
      const features: unknown = answer.ok ? Object(await answer.json()).features : null;
      return Array.isArray(features) ? features : [];
    } catch {
      return [];
    }
  };

  let reading: Promise<unknown[]> | undefined;
  /** Counts what a reader did, where the server counts at all; a lost count is no reader's concern. */
  const recordPlay = async (id: string, batch: PlayEvents): Promise<void> => {
    reading ??= readFeatures();
    const features = await reading;
    const has = (feature: Feature) => features.includes(feature);
    if (!has('playEvents')) return;
    const body = has('statistics') ? batch : { events: countedEvents(batch.events) };
    if (body.events.length === 0) return;
    await fetch(baseUrl + readingPaths.events(id), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorised(token).headers },
      body: JSON.stringify(body),
      keepalive: true,
    }).catch(() => undefined);
  };

  return { loadStory, loadShares, recordPlay };
}

export type ReadingCalls = ReturnType<typeof createReadingCalls>;
