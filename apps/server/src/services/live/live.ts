import { randomUUID } from 'node:crypto';
import { type LiveEvent, liveStreamsOfUserMaximum } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Live, LiveWatcher, Services } from '../services.ts';
import { type Channel, type ChannelMessage, messageMaximum, readEnvelope } from './channel.ts';
import { createEventQueue } from './event-queue.ts';
import { createLiveStory, type LiveStory, type LiveStream } from './live-story.ts';
import { createLook } from './look.ts';
import { colourFor, fitPresence, resting } from './people.ts';
import { readVersions, watchKey } from './read-state.ts';

/** How often the database is asked for the versions of the stories that are watched here, in milliseconds. */
const lookEvery = 2000;

/** How often other processes are told of the people here: three times while they remember them. */
const announceEvery = 10_000;

/** Streams from one network in one process: a class may be behind one address. */
const streamsOfNetworkMaximum = 100;

/** Events that wait for one reader. */
const waitingEvents = 64;

/** @throws ApiError `live-full` or `live-too-many`. */
function requireRoom(
  { viewer, network }: LiveWatcher,
  here: readonly LiveStream[],
  story: LiveStory | undefined,
): void {
  const userId = viewer.user.id;
  const ofUser = here.filter(({ person }) => person.userId === userId);
  const ofNetwork = here.filter((stream) => stream.network === network);
  if (ofUser.length >= liveStreamsOfUserMaximum || ofNetwork.length >= streamsOfNetworkMaximum) {
    throw new ApiError('live-too-many');
  }
  if (story && !story.hasRoomFor(userId)) throw new ApiError('live-full');
}

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
  const self = randomUUID();
  const stories = new Map<string, LiveStory>();
  let isListening = false;
  let isStopped = false;

  function publish(storyId: string, message: ChannelMessage): void {
    if (!channel) return;
    const text = JSON.stringify({ from: self, storyId, message });
    // A lost message is made up for: versions by the next look, people by the next announcement.
    if (Buffer.byteLength(text) <= messageMaximum) channel.publish(text).catch(() => {});
  }

  function hear(text: string): void {
    const heard = readEnvelope(text);
    if (!heard || heard.from === self) return;
    const { storyId, message } = heard;
    const story = stories.get(storyId);
    if (!story) return;
    if (message.type === 'changed') noteChange(story, storyId, message.userId);
    else if (message.type === 'told')
      story.tell(message.personId, message.userId, message.presence);
    else story.hear(message);
  }

  function listen(): void {
    if (isListening) return;
    isListening = true;
    channel?.subscribe({
      onMessage: hear,
      onReady() {
        for (const story of stories.values()) story.meet();
      },
    });
  }

  function noteChange(story: LiveStory, storyId: string, userId: string): void {
    story.noteSaver(userId);
    void lookAt([storyId]);
  }

  const allStreams = (): LiveStream[] =>
    [...stories.values()].flatMap((story) => [...story.streams()]);

  function leave(storyId: string, { person, events }: LiveStream, last?: LiveEvent): void {
    events.end(last);
    const story = stories.get(storyId);
    story?.remove(person.id);
    if (story?.isEmpty()) stories.delete(storyId);
  }

  async function readStories(ids: readonly string[]): Promise<void> {
    const watches = ids.flatMap((storyId) =>
      [...(stories.get(storyId)?.streams() ?? [])].map((stream) => ({ storyId, stream })),
    );
    if (watches.length === 0) return;
    const keys = watches.map(({ storyId, stream }) => ({ storyId, sessionId: stream.sessionId }));
    const versions = await readVersions(services(), keys);
    for (const { storyId, stream } of watches) {
      const version = versions.get(watchKey({ storyId, sessionId: stream.sessionId }));
      if (version === undefined) leave(storyId, stream, { type: 'access' });
      else stories.get(storyId)?.observe(version);
    }
  }

  const lookAt = createLook(readStories, onFailure);
  const look = () => {
    for (const story of stories.values()) story.expire();
    return lookAt(stories.keys());
  };

  const timers = [
    setInterval(() => void look(), lookEvery),
    setInterval(() => {
      for (const story of stories.values()) story.announce();
    }, announceEvery),
  ];
  for (const timer of timers) timer.unref();

  function storyOf(storyId: string): LiveStory {
    const known = stories.get(storyId);
    if (known) return known;
    const story = createLiveStory({
      now: () => services().now(),
      publish: (message) => publish(storyId, message),
    });
    stories.set(storyId, story);
    return story;
  }

  async function requireVersion({
    storyId,
    viewer: { sessionId },
  }: Pick<LiveWatcher, 'storyId' | 'viewer'>) {
    const versions = await readVersions(services(), [{ storyId, sessionId }]);
    const version = versions.get(watchKey({ storyId, sessionId }));
    if (version === undefined) throw new ApiError('story-not-found');
    return version;
  }

  function stop(): void {
    isStopped = true;
    for (const [storyId, story] of stories) {
      for (const stream of [...story.streams()]) leave(storyId, stream, { type: 'closing' });
    }
  }

  return {
    async watch(watcher) {
      const { storyId, viewer, network, signal } = watcher;
      listen();
      const version = await requireVersion(watcher);
      if (isStopped) throw new ApiError('server-busy');
      requireRoom(watcher, allStreams(), stories.get(storyId));
      const story = storyOf(storyId);
      const { id: userId, display_name: name } = viewer.user;
      const people = story.people();
      const id = services().newId();
      const stream: LiveStream = {
        person: { id, userId, name, colour: colourFor(userId, people), presence: resting },
        sessionId: viewer.sessionId,
        network,
        events: createEventQueue<LiveEvent>({
          capacity: waitingEvents,
          recover: () => story.recover(id),
        }),
      };
      story.observe(version);
      stream.events.push({ type: 'welcome', personId: id, version: story.version(), people });
      story.add(stream);
      signal.addEventListener('abort', () => leave(storyId, stream));
      if (signal.aborted) leave(storyId, stream);
      return stream.events;
    },
    async tell({ storyId, viewer, personId, presence: given }) {
      await requireVersion({ storyId, viewer });
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
    streams: () => allStreams().length,
    stop,
    async close() {
      stop();
      for (const timer of timers) clearInterval(timer);
      await lookAt([]);
      await channel?.close();
    },
  };
}
