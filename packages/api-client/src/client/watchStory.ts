import { type Result, succeed } from '@dreamfork/story';
import type { LiveEvent } from '../contract/index.ts';
import { live } from '../routes/live.ts';
import type { ApiError } from './apiError.ts';
import type { ApiClient } from './createClient.ts';
import { readLiveEvent } from './liveEvent.ts';
import { readEvents } from './readEvents.ts';

const silence = 45_000;

/** Why the server ended a stream: the caller may not edit the story any more, or the server stops. */
export type LiveEnd = 'access' | 'closing';

/** What is told of a story while it is watched. */
export type LiveNews = Exclude<LiveEvent, { type: LiveEnd }>;

export type WatchOptions = {
  storyId: string;
  /** The `personId` of a former stream, where the caller comes back: the server ends it. */
  instead?: string | undefined;
  onEvent: (event: LiveNews) => void;
  /** Hangs up. */
  signal?: AbortSignal;
};

/** Watches a story as others edit it; resolves with why that ended. Events that a later server sends are left out. */
export const watchStory = (
  client: ApiClient,
  { storyId, instead, onEvent, signal }: WatchOptions,
): Promise<Result<LiveEnd, ApiError>> =>
  readEvents<LiveEnd>(client, {
    open: (signal) =>
      client.open(live.watch, { params: { id: storyId }, query: { instead } }, { signal }),
    take(data) {
      const event = readLiveEvent(data);
      if (event?.type === 'access' || event?.type === 'closing') return succeed(event.type);
      if (event) onEvent(event);
      return undefined;
    },
    silence,
    signal,
  });
