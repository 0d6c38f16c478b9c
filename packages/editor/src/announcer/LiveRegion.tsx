import { VisuallyHidden } from '@dreamfork/ui';
import { useSyncExternalStore } from 'react';
import type { Announcer } from './createAnnouncer.ts';

export type LiveRegionProps = { announcer: Announcer };

/** Speaks the messages of an announcer through screen readers; nothing of it is seen. */
export function LiveRegion({ announcer }: LiveRegionProps) {
  const { text, count } = useSyncExternalStore(
    announcer.subscribe,
    announcer.getMessage,
    announcer.getMessage,
  );
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite" data-testid="announcements">
        {/* Another element for each message, so that the same words are spoken again. */}
        <span key={count}>{text}</span>
      </div>
    </VisuallyHidden>
  );
}
