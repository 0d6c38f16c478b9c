import { VisuallyHidden } from '@dreamfork/ui';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type LiveRegionProps = { announcer: Announcer };

/** Speaks the messages of an announcer through screen readers; nothing of it is seen. */
export function LiveRegion({ announcer }: LiveRegionProps) {
  const { text, count } = useStore(announcer);
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite" data-testid="announcements">
        {/* Another element for each message, so that the same words are spoken again. */}
        <span key={count}>{text}</span>
      </div>
    </VisuallyHidden>
  );
}

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
