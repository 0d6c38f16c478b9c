import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createClient, type LiveNews, watchStory } from '@dreamfork/api-client';
import { type LiveEvent, liveEvent, type Presence } from '@dreamfork/api-client/contract';
import { waitLimit } from '../../../../scripts/timeLimits.ts';

export const atRest: Presence = { selection: [], viewport: null, drag: null, writing: null };

type Kind = LiveNews['type'];
type Of<Type extends Kind> = Extract<LiveNews, { type: Type }>;

type Watching = { address: string; token: string; storyId: string };

/** Watches a story as a client does; with `instead` as one that comes back. */
export function watchLive({ address, token, storyId, instead }: Watching & { instead?: string }) {
  const client = createClient({
    baseUrl: address,
    getToken: () => token,
    onUnauthorized: () => {},
  });
  const leaving = new AbortController();
  const events: LiveNews[] = [];
  const told = new EventEmitter();
  const ended = watchStory(client, {
    storyId,
    instead,
    signal: leaving.signal,
    onEvent(event) {
      events.push(event);
      told.emit('event');
    },
  });

  /** Takes events until one of this type comes, which is the result. */
  async function next<Type extends Kind>(
    type: Type,
    fits: (event: Of<Type>) => boolean = () => true,
  ): Promise<Of<Type>> {
    for (;;) {
      const event = events.shift();
      if (event?.type === type && fits(event as Of<Type>)) return event as Of<Type>;
      if (!event) await once(told, 'event', { signal: AbortSignal.timeout(waitLimit) });
    }
  }

  return {
    next,
    ended,
    leave: async () => {
      leaving.abort();
      await ended;
    },
  };
}

/** Tells what somebody does; resolves with the status of the answer. */
export async function tellLive(
  { address, token, storyId }: Watching,
  body: { personId: string; presence: Presence },
): Promise<number> {
  const { status } = await fetch(`${address}/api/story/${storyId}/live/presence`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return status;
}

/** Watches a story, and reads nothing of what comes until `readUntil`. */
export async function watchWithoutReading({ address, token, storyId }: Watching) {
  const request = get(`${address}/api/story/${storyId}/live`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return {
    async readUntil(isLast: (event: LiveEvent) => boolean): Promise<LiveEvent[]> {
      const events: LiveEvent[] = [];
      let rest = '';
      for await (const chunk of response.setEncoding('utf8')) {
        const lines = `${rest}${chunk}`.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines.filter((one) => one.startsWith('data: '))) {
          events.push(liveEvent.parse(JSON.parse(line.slice('data: '.length))));
        }
        const last = events.at(-1);
        if (last && isLast(last)) return events;
      }
      throw new Error('The stream has ended.');
    },
    leave: () => void request.destroy(),
  };
}
