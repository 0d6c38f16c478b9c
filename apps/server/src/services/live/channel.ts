import { livePerson, presence } from '@dreamfork/api-client/contract';
import { z } from 'zod';

const id = z.string().min(1).max(200);

/** What processes tell each other about a story. */
const channelMessage = z.discriminatedUnion('type', [
  /** It is to be looked at in the database. */
  z.object({ type: z.literal('changed'), userId: id }),
  /** Asks for all people. */
  z.object({ type: z.literal('who') }),
  /** Somebody with a stream of the sender. */
  z.object({ type: z.literal('person'), person: livePerson }),
  z.object({ type: z.literal('left'), personId: id }),
  /** The user is back with another stream. */
  z.object({ type: z.literal('replaced'), personId: id, userId: id }),
  /** What the user does, for the process that has their stream. */
  z.object({ type: z.literal('told'), personId: id, userId: id, presence }),
]);

export type ChannelMessage = z.output<typeof channelMessage>;

const envelope = z.object({ from: id, storyId: id, message: channelMessage });

/** A message with its sender, a process. */
export type Envelope = z.output<typeof envelope>;

export type Listener = {
  /** Called with each message, also with those of this process. */
  onMessage: (text: string) => void;
  /** Called whenever messages begin to come: those before have been lost. */
  onReady: () => void;
};

/**
 * The way between the processes of one server. A message may be lost, and rejects where it surely is: whoever needs
 * more than presence reads the database.
 */
export type Channel = {
  publish: (text: string) => Promise<unknown>;
  /** Begins to listen, and again after a lost connection. */
  subscribe: (listener: Listener) => void;
  close: () => Promise<void>;
};

/** Bytes of a message. PostgreSQL takes no more than 8,000. */
export const messageMaximum = 7900;

/** Reads a message; undefined for what a process of another version, or somebody else, has sent. */
export function readEnvelope(text: string): Envelope | undefined {
  try {
    return envelope.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
