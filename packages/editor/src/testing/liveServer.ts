import { fail, type StoryDocument, succeed } from '@dreamfork/story';
import type {
  DraftStorage,
  EditorServices,
  LiveNews,
  LivePerson,
  Presence,
} from '../services/index.ts';

/** What becomes of a message on its way. */
export type Delivery = {
  /** Milliseconds that it takes. */
  delay: () => number;
  /** Whether it is lost; a lost answer is of a call that was carried out. */
  isLost: () => boolean;
  /** Whether a stream is not told of a save. */
  isUnheard: () => boolean;
};

type Stream = {
  person: LivePerson;
  told: number;
  onEvent: (event: LiveNews) => void;
  close: () => void;
};

/** Milliseconds between two looks for versions that nobody told of. */
const healing = 2000;

const nowhere: Presence = { selection: [], viewport: null, drag: null, writing: null };

/** One story on a server with several editors, over a network that delays and loses. */
export function liveServer(document: StoryDocument, { delay, isLost, isUnheard }: Delivery) {
  const versions: { document: StoryDocument; by: string }[] = [{ document, by: '' }];
  const streams = new Set<Stream>();
  let people = 0;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (milliseconds: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer);
  };
  const travel = () => new Promise<void>((resolve) => later(delay(), resolve));
  const unreachable = { kind: 'unreachable' as const, message: '' };
  const held = () => ({
    document: structuredClone(versions.at(-1)?.document ?? document),
    isPublic: false,
    version: versions.length,
  });
  const newest = (): LiveNews => ({
    type: 'version',
    version: versions.length,
    by: versions.at(-1)?.by ?? null,
  });
  const send = (stream: Stream, event: LiveNews) => later(delay(), () => stream.onEvent(event));
  const wake = () => {
    for (const stream of streams) {
      if (isUnheard()) continue;
      stream.told = versions.length;
      send(stream, newest());
    }
  };
  const heal = setInterval(() => {
    for (const stream of streams) {
      if (stream.told >= versions.length) continue;
      stream.told = versions.length;
      send(stream, newest());
    }
  }, healing);

  /** What one author has of the server. */
  const servicesOf = (name: string, drafts?: DraftStorage): EditorServices => ({
    autosave: true,
    ...(drafts ? { drafts } : {}),
    saveStory: async ({ version, document: sent }) => {
      const copy = structuredClone(sent);
      await travel();
      if (isLost()) return fail(unreachable);
      if (version !== versions.length) {
        await travel();
        return fail({ kind: 'conflict', version: versions.length });
      }
      versions.push({ document: copy, by: name });
      const saved = { id: 'story', version: versions.length };
      wake();
      await travel();
      return isLost() ? fail(unreachable) : succeed(saved);
    },
    loadStory: async () => {
      await travel();
      const answer = held();
      await travel();
      return isLost() ? fail(unreachable) : succeed(answer);
    },
    versions: {
      list: async () => fail(unreachable),
      rename: async () => fail(unreachable),
      read: async ({ version }) => {
        await travel();
        const read = versions[version - 1];
        return read
          ? succeed(structuredClone(read.document))
          : fail({ kind: 'http', status: 404, body: '' });
      },
    },
    live: {
      watch: ({ onEvent, signal }) =>
        new Promise((resolve) => {
          people += 1;
          const person = {
            id: `${people}`,
            userId: name,
            name,
            colour: people % 8,
            presence: nowhere,
          };
          const close = () => {
            streams.delete(stream);
            for (const other of streams) send(other, { type: 'left', personId: person.id });
            resolve(fail({ message: '' }));
          };
          const stream: Stream = { person, told: versions.length, onEvent, close };
          signal.addEventListener('abort', close);
          send(stream, {
            type: 'welcome',
            personId: person.id,
            version: versions.length,
            people: [...streams].map((other) => other.person),
          });
          for (const other of streams) send(other, { type: 'person', person });
          streams.add(stream);
        }),
      tell: async ({ personId, presence }) => {
        for (const stream of streams) {
          if (stream.person.id === personId) stream.person = { ...stream.person, presence };
        }
        const teller = [...streams].find(({ person }) => person.id === personId);
        if (!teller) return fail({ message: '', status: 404 });
        for (const stream of streams) {
          if (stream !== teller) send(stream, { type: 'person', person: teller.person });
        }
        return succeed(null);
      },
    },
  });

  return {
    held,
    servicesOf,
    /** A client of another kind saves over what is there. */
    put: (change: (story: StoryDocument) => StoryDocument) => {
      versions.push({ document: change(held().document), by: '' });
      wake();
    },
    /** All connections break; the clients come back by themselves. */
    restart: () => {
      for (const stream of streams) stream.close();
    },
    stop: () => {
      clearInterval(heal);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
