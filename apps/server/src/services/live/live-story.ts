import {
  type LiveEvent,
  type LivePerson,
  livePeopleMaximum,
  liveStreamsMaximum,
  type Presence,
  type StoryRole,
} from '@dreamfork/api-client/contract';
import type { ChannelMessage } from './channel.ts';
import type { EventQueue } from './event-queue.ts';

/** Milliseconds after which somebody in another process of whom nothing was heard has left. */
const personLasts = 30_000;

/**
 * Milliseconds that a claim lasts after it was last told. A client renews it every 5 seconds and ends it itself: this
 * ends the claims of those that crashed.
 */
const claimLasts = 25_000;

/** A stream of this process. */
export type LiveStream = {
  person: LivePerson;
  sessionId: string;
  network: string;
  role: StoryRole;
  events: EventQueue<LiveEvent>;
};

type Own = LiveStream & { toldAt: number };
type Other = { person: LivePerson; heardAt: number };

/** A story with streams in this process, and who else is known to have it open. */
export type LiveStory = ReturnType<typeof createLiveStory>;

type Options = {
  now: () => number;
  publish: (message: ChannelMessage) => void;
};

/** Keeps who is in a story and tells its streams. */
export function createLiveStory({ now, publish }: Options) {
  const streams = new Map<string, Own>();
  const others = new Map<string, Other>();
  let version = 0;
  /** Who saved last, as far as was heard. */
  let savedBy: string | undefined;

  const people = (): LivePerson[] =>
    [...streams.values(), ...others.values()].map(({ person }) => person);

  /** Tells everybody here, but not somebody about themselves. */
  function tellAll(event: LiveEvent, about?: string): void {
    for (const { person, events } of streams.values()) {
      if (person.id !== about) events.push(event);
    }
  }

  function showPerson(person: LivePerson): void {
    tellAll({ type: 'person', person }, person.id);
    publish({ type: 'person', person });
  }

  function setPresence(stream: Own, presence: Presence): void {
    stream.person = { ...stream.person, presence };
    showPerson(stream.person);
  }

  function announce(): void {
    for (const { person } of streams.values()) publish({ type: 'person', person });
  }

  /** The stream in this process, where it is this user's. */
  function streamOf(personId: string, userId: string): Own | undefined {
    const stream = streams.get(personId);
    return stream?.person.userId === userId ? stream : undefined;
  }

  function forgetOther(personId: string): void {
    if (others.delete(personId)) tellAll({ type: 'left', personId });
  }

  return {
    streams: (): Iterable<LiveStream> => streams.values(),
    isEmpty: () => streams.size === 0,
    version: () => version,
    people,
    /** Whether there is room for another stream of the user. */
    hasRoomFor(userId: string): boolean {
      const all = people();
      const users = new Set(all.map((person) => person.userId));
      return all.length < liveStreamsMaximum && users.add(userId).size <= livePeopleMaximum;
    },
    add(stream: LiveStream): void {
      if (streams.size === 0) publish({ type: 'who' });
      streams.set(stream.person.id, { ...stream, toldAt: now() });
      showPerson(stream.person);
    },
    streamOf,
    /** Notes what the user of a stream is to the story. */
    setRole(personId: string, role: StoryRole): void {
      const stream = streams.get(personId);
      if (!stream || stream.role === role) return;
      stream.role = role;
      stream.events.push({ type: 'role', role });
    },
    /** Forgets a stream of this user in another process. */
    forget(personId: string, userId: string): void {
      if (others.get(personId)?.person.userId === userId) forgetOther(personId);
    },
    remove(personId: string): void {
      if (!streams.delete(personId)) return;
      tellAll({ type: 'left', personId });
      publish({ type: 'left', personId });
    },
    /** Notes what somebody does; false where they have no stream here. */
    tell(personId: string, userId: string, presence: Presence): boolean {
      const stream = streamOf(personId, userId);
      if (!stream) return false;
      stream.toldAt = now();
      setPresence(stream, presence);
      return true;
    },
    noteSaver(userId: string): void {
      savedBy = userId;
    },
    /** Notes the version that the database has. */
    observe(found: number): void {
      const saver = people().find(({ userId }) => userId === savedBy);
      // Of a save that was found without it: the next one may be somebody else's.
      savedBy = undefined;
      if (found <= version) return;
      const isFirst = version === 0;
      version = found;
      if (!isFirst) tellAll({ type: 'version', version, by: saver?.name ?? null });
    },
    /** Notes what another process tells of its people. */
    hear(message: Extract<ChannelMessage, { type: 'who' | 'person' | 'left' }>): void {
      if (message.type === 'who') announce();
      else if (message.type === 'left') forgetOther(message.personId);
      else {
        const { person } = message;
        const known = others.get(person.id);
        if (streams.has(person.id) || (!known && others.size >= liveStreamsMaximum)) return;
        others.set(person.id, { person, heardAt: now() });
        if (JSON.stringify(known?.person) !== JSON.stringify(person)) {
          tellAll({ type: 'person', person });
        }
      }
    },
    /** Tells the other processes again of the people here. */
    announce,
    /** Asks the other processes for their people, too. */
    meet(): void {
      publish({ type: 'who' });
      announce();
    },
    /** Forgets whom nothing is heard of, and ends claims that are not renewed. */
    expire(): void {
      const time = now();
      for (const [personId, { heardAt }] of others) {
        if (heardAt <= time - personLasts) forgetOther(personId);
      }
      for (const stream of streams.values()) {
        const { presence } = stream.person;
        if (presence.writing !== null && stream.toldAt <= time - claimLasts) {
          setPresence(stream, { ...presence, writing: null });
        }
      }
    },
    /** What a stream is told after events to it were dropped. */
    recover(personId: string): LiveEvent[] {
      const rest = people().filter(({ id }) => id !== personId);
      const role = streams.get(personId)?.role;
      return [
        { type: 'behind' },
        { type: 'version', version, by: null },
        ...(role ? [{ type: 'role' as const, role }] : []),
        ...rest.map((person) => ({ type: 'person' as const, person })),
      ];
    },
  };
}
