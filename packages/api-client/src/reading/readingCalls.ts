import { playableStory, type StoryDocument } from '@dreamfork/story';
import type { Feature, PlayEvents } from '../contract/index.ts';

/** The addresses of the calls of the reader. A test compares them with those of the contract. */
export const readingPaths = {
  data: (id: string) => `/api/story/${encodeURIComponent(id)}/data`,
  events: (id: string) => `/api/story/${encodeURIComponent(id)}/events`,
  capabilities: '/api/capabilities',
};

export type LoadedStory =
  | { status: 'ready'; story: StoryDocument; isPublic: boolean }
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
      const answer = await fetch(baseUrl + readingPaths.data(id), {
        ...authorised(token),
        signal: AbortSignal.timeout(timeout),
      });
      if (answer.status === 404) return { status: 'missing' };
      if (answer.status === 401 && token !== null) return { status: 'refused' };
      const data: unknown = await answer.json().catch(() => null);
      const story = answer.ok ? playableStory(data) : null;
      return story?.ok
        ? { status: 'ready', story: story.value, isPublic: Object(data).isPublic !== false }
        : { status: 'failed', message: messageOf(data) };
    } catch {
      return { status: 'failed', message: null };
    }
  };

  const countsPlays = async (): Promise<boolean> => {
    const feature: Feature = 'playEvents';
    try {
      const answer = await fetch(baseUrl + readingPaths.capabilities);
      const features: unknown = answer.ok ? Object(await answer.json()).features : null;
      return Array.isArray(features) && features.includes(feature);
    } catch {
      return false;
    }
  };

  let counting: Promise<boolean> | undefined;
  /** Counts what a reader did, where the server counts at all; a lost count is no reader's concern. */
  const recordPlay = async (id: string, events: PlayEvents['events']): Promise<void> => {
    counting ??= countsPlays();
    if (!(await counting)) return;
    const body: PlayEvents = { events };
    await fetch(baseUrl + readingPaths.events(id), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorised(token).headers },
      body: JSON.stringify(body),
      keepalive: true,
    }).catch(() => undefined);
  };

  return { loadStory, recordPlay };
}

export type ReadingCalls = ReturnType<typeof createReadingCalls>;
