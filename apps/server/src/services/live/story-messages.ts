import { randomUUID } from 'node:crypto';
import {
  type Channel,
  type ChannelMessage,
  type Envelope,
  messageMaximum,
  readEnvelope,
} from './channel.ts';

type Listening = {
  onMessage: (message: Omit<Envelope, 'from'>) => void;
  onReady: () => void;
};

/** What this process and the others tell each other about stories; nothing where there is no other process. */
export function createStoryMessages(channel: Channel | undefined) {
  const self = randomUUID();
  let isListening = false;
  return {
    publish: (storyId: string, message: ChannelMessage): void => {
      if (!channel) return;
      const text = JSON.stringify({ from: self, storyId, message });
      // A lost message is made up for: versions by the next look, people by the next announcement.
      if (Buffer.byteLength(text) <= messageMaximum) channel.publish(text).catch(() => {});
    },
    /** Begins to listen, with the first call. */
    listen: ({ onMessage, onReady }: Listening): void => {
      if (isListening) return;
      isListening = true;
      channel?.subscribe({
        onMessage(text) {
          const heard = readEnvelope(text);
          if (heard && heard.from !== self) onMessage(heard);
        },
        onReady,
      });
    },
  };
}
