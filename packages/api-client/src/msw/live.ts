import type { HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { type LiveEvent, liveEvent, liveRoutes, type Presence } from '../contract/index.ts';
import type { Mock } from './mock.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { storiesIn } from './stories.ts';

/** Sends events at their pace, as a server does; a reader that hangs up ends them. */
export function toEventStream<Event>(
  schema: z.ZodMiniType<Event>,
  events: AsyncIterable<Event>,
  pace: (event: Event) => Promise<unknown> = async () => {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) return controller.close();
      await pace(next.value);
      const data = JSON.stringify(z.parse(schema, next.value));
      controller.enqueue(encoder.encode(`data: ${data}\n\n`));
    },
    cancel() {
      void iterator.return?.();
    },
  });
}

/** Who else is in the stories of the mock server. */
export type LiveSetting = {
  /** What a stream tells, at the pace of the generator; it ends with the last event. */
  events: (story: { id: string; version: number }) => AsyncIterable<LiveEvent>;
  /** Hears what the caller tells the others. */
  onTell: (presence: Presence) => void;
};

/** Nobody else is there. */
async function* nobody({ version }: { version: number }): AsyncGenerator<LiveEvent> {
  yield { type: 'welcome', personId: 'person-own', version, people: [] };
  await new Promise(() => {});
}

/** A story as others edit it, as a story or a test says. */
export function liveMocks(
  mock: Mock,
  database: MockDatabase,
  { events = nobody, onTell = () => {} }: Partial<LiveSetting> = {},
): HttpHandler[] {
  const { own } = storiesIn(database);
  return [
    mock(liveRoutes.watch, (call) => toEventStream(liveEvent, events(own(call)))),
    mock(liveRoutes.tell, (call) => {
      onTell(call.body.presence);
    }),
  ];
}
