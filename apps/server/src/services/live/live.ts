import type { LiveEvent } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Live, LiveWatcher, Services } from '../services.ts';
import type { Channel, ChannelMessage } from './channel.ts';
import { createEventQueue } from './event-queue.ts';
import { createLiveStories } from './live-stories.ts';
import type { LiveStory, LiveStream } from './live-story.ts';
import { createLook } from './look.ts';
import { colourFor, fitPresence, resting } from './people.ts';
import { readState, watchKey } from './read-state.ts';
import { requireRoom } from './require-room.ts';
import { createStoryMessages } from './story-messages.ts';

/** How often the database is asked for the versions of the stories that are watched here, in milliseconds. */
const lookEvery = 2000;

/** How often other processes are told of the people here: three times while they remember them. */
const announceEvery = 10_000;

/** Events that wait for one reader. */
const waitingEvents = 64;

type Replaced = { personId: string; userId: string };

type Options = {
  /** Absent where there is no other process. */
  channel: Channel | undefined;
  /** Called when the database cannot be asked, once until it can. */
  onFailure: (error: unknown) => void;
};

/** Keeps the streams of this process. */
export function createLive(
  services: () => Pick<Services, 'database' | 'now' | 'newId'>,
  { channel, onFailure }: Options,
): Live {
  const { publish, listen } = createStoryMessages(channel);
  const stories = createLiveStories({ now: () => services().now(), publish });
  let isStopped = false;

  function hear(storyId: string, message: ChannelMessage): void {
    const story = stories.get(storyId);
    if (!story) return;
    const { type } = message;
    if (type === 'changed') noteChange(story, storyId, message.userId);
    else if (type === 'told') story.tell(message.personId, message.userId, message.presence);
    else if (type === 'replaced') endStream(storyId, message);
    else story.hear(message);
  }

  function noteChange(story: LiveStory, storyId: string, userId: string): void {
    story.noteSaver(userId);
    void lookAt([storyId]);
  }

  /** Ends a stream of this process, where it is this user's; returns whether it is. */
  function endStream(storyId: string, { personId, userId }: Replaced): boolean {
    const stream = stories.get(storyId)?.streamOf(personId, userId);
    if (stream) stories.leave(storyId, stream);
    return stream !== undefined;
  }

  /** Ends the former stream of a user who comes back, in whichever process it is. */
  function replace(storyId: string, replaced: Replaced): void {
    if (endStream(storyId, replaced)) return;
    stories.get(storyId)?.forget(replaced.personId, replaced.userId);
    publish(storyId, { type: 'replaced', ...replaced });
  }

  async function readStories(ids: readonly string[]): Promise<void> {
    const watches = ids.flatMap((storyId) =>
      [...(stories.get(storyId)?.streams() ?? [])].map((stream) => ({ storyId, stream })),
    );
    if (watches.length === 0) return;
    const keys = watches.map(({ storyId, stream }) => ({ storyId, sessionId: stream.sessionId }));
    const states = await readState(services(), keys);
    for (const { storyId, stream } of watches) {
      const state = states.get(watchKey({ storyId, sessionId: stream.sessionId }));
      if (!state) {
        stories.leave(storyId, stream, { type: 'access' });
        continue;
      }
      const story = stories.get(storyId);
      story?.observe(state.version);
      story?.setRole(stream.person.id, state.role);
    }
  }

  const lookAt = createLook(readStories, onFailure);
  const look = () => {
    for (const story of stories.all()) story.expire();
    return lookAt(stories.ids());
  };

  const timers = [
    setInterval(() => void look(), lookEvery),
    setInterval(() => {
      for (const story of stories.all()) story.announce();
    }, announceEvery),
  ];
  for (const timer of timers) timer.unref();

  async function requireState({
    storyId,
    viewer: { sessionId },
  }: Pick<LiveWatcher, 'storyId' | 'viewer'>) {
    const states = await readState(services(), [{ storyId, sessionId }]);
    const state = states.get(watchKey({ storyId, sessionId }));
    if (!state) throw new ApiError('story-not-found');
    return state;
  }

  function stop(): void {
    isStopped = true;
    stories.end({ type: 'closing' });
  }

  return {
    async watch(watcher) {
      const { storyId, viewer, instead, network, signal } = watcher;
      listen({
        onMessage: (heard) => hear(heard.storyId, heard.message),
        onReady: () => {
          for (const story of stories.all()) story.meet();
        },
      });
      const { version, role } = await requireState(watcher);
      if (isStopped) throw new ApiError('server-busy');
      const { id: userId, display_name: name } = viewer.user;
      if (instead !== undefined) replace(storyId, { personId: instead, userId });
      requireRoom(watcher, stories.streams(), stories.get(storyId));
      const story = stories.open(storyId);
      const people = story.people();
      const id = services().newId();
      const stream: LiveStream = {
        person: { id, userId, name, colour: colourFor(userId, people), presence: resting },
        sessionId: viewer.sessionId,
        network,
        role,
        events: createEventQueue<LiveEvent>({
          capacity: waitingEvents,
          recover: () => story.recover(id),
        }),
      };
      story.observe(version);
      stream.events.push({ type: 'welcome', personId: id, version: story.version(), people });
      stream.events.push({ type: 'role', role });
      story.add(stream);
      signal.addEventListener('abort', () => stories.leave(storyId, stream));
      if (signal.aborted) stories.leave(storyId, stream);
      return stream.events;
    },
    async tell({ storyId, viewer, personId, presence: given }) {
      await requireState({ storyId, viewer });
      const presence = fitPresence(given);
      const userId = viewer.user.id;
      if (stories.get(storyId)?.tell(personId, userId, presence)) return;
      if (!channel) throw new ApiError('live-not-found');
      publish(storyId, { type: 'told', personId, userId, presence });
    },
    changed(storyId, userId) {
      const story = stories.get(storyId);
      if (story) noteChange(story, storyId, userId);
      publish(storyId, { type: 'changed', userId });
    },
    look,
    streams: () => stories.streams().length,
    stop,
    async close() {
      stop();
      for (const timer of timers) clearInterval(timer);
      await lookAt([]);
      await channel?.close();
    },
  };
}
