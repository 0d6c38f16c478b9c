import { createStore } from 'zustand/vanilla';

/** The last message for screen readers; the count tells two equal ones apart. */
export type Announcement = { text: string; count: number };

export type Announcer = ReturnType<typeof createAnnouncer>;

/** Announces messages to screen readers, one after another. */
export function createAnnouncer() {
  const { setState, ...readable } = createStore<Announcement>(() => ({ text: '', count: 0 }));
  return {
    ...readable,
    announce: (text: string) => setState(({ count }) => ({ text, count: count + 1 })),
  };
}
