/** What screen readers are told, one message after another. */
export type Announcer = {
  announce: (message: string) => void;
  getMessage: () => { text: string; count: number };
  subscribe: (listener: () => void) => () => void;
};

/** Keeps the last message; the count tells two equal ones apart. */
export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>();
  let message = { text: '', count: 0 };
  return {
    announce: (text) => {
      message = { text, count: message.count + 1 };
      for (const listener of listeners) listener();
    },
    getMessage: () => message,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
