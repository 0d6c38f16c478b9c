import { VisuallyHidden } from '@dreamfork/ui';
import { useStore } from 'zustand';
import type { Announcer } from './createAnnouncer.ts';

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
