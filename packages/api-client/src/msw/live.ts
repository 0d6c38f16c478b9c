import type { HttpHandler } from 'msw';
import { type LiveEvent, liveEvent, liveRoutes, type Presence } from '../contract/index.ts';
import { toEventStream } from './eventStream.ts';
import { done, type Mock } from './mock.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { storiesIn } from './stories.ts';

/** Who else is in the stories of the mock server. */
export type LiveSetting = {
  /** What a stream tells, at the pace of the generator; it ends with the last event. */
  events: (story: { id: string; version: number }) => AsyncIterable<LiveEvent>;
  /** Hears what the caller tells the others. */
  onTell: (presence: Presence) => void;
};

/** Nobody else is there. */
export const defaultLive: LiveSetting = {
  async *events({ version }) {
    yield { type: 'welcome', personId: 'person-own', version, people: [] };
    await new Promise(() => {});
  },
  onTell: () => {},
};

/** A story as others edit it, as a story or a test says. */
export function liveMocks(
  mock: Mock,
  database: MockDatabase,
  { events, onTell }: LiveSetting,
): HttpHandler[] {
  const { own } = storiesIn(database);
  return [
    mock(liveRoutes.watch, (call) => toEventStream(liveEvent, events(own(call)))),
    mock(liveRoutes.tell, (call) => {
      own(call);
      onTell(call.body.presence);
      return done;
    }),
  ];
}
