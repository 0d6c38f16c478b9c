import { browserStorage, StoryPlayer } from '@dreamfork/player';
import type { StoryDocument } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useQuietMoment } from './about/useQuietMoment.ts';
import { createPlayRecorder } from './createPlayRecorder.ts';
import type { ReadingCalls } from './readingCalls.ts';
import { storyAddress } from './storyAddresses.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('./ShareDialog.tsx')).ShareDialog,
}));

const StoryLeaf = lazy(async () => ({
  default: (await import('./about/StoryLeaf.tsx')).StoryLeaf,
}));

const storage = browserStorage();

export type ReadingPageProps = {
  id: string;
  story: StoryDocument;
  isPublic: boolean;
  locale: Locale;
  calls: ReadingCalls;
  onClose: () => void;
  /** Sends the reader to sign in and back. */
  onSignIn: () => void;
};

/** A page that is a story. */
export function ReadingPage({
  id,
  story,
  isPublic,
  locale,
  calls,
  onClose,
  onSignIn,
}: ReadingPageProps) {
  const isQuiet = useQuietMoment();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [isSharing, setSharing] = useState(false);
  const record = useMemo(
    () => createPlayRecorder((events) => calls.recordPlay(id, events)),
    [calls, id],
  );
  return (
    <main>
      <StoryPlayer
        story={story}
        storyId={id}
        storage={storage}
        locale={locale}
        shareUrl={isPublic ? storyAddress({ origin: window.location.origin, id }) : undefined}
        onShare={() => setSharing(true)}
        aside={<div ref={setSlot} />}
        onEvent={record}
        onClose={onClose}
      />
      {isQuiet && (
        <Suspense>
          <StoryLeaf
            id={id}
            locale={locale}
            slot={slot}
            onShare={() => setSharing(true)}
            onSignIn={onSignIn}
          />
        </Suspense>
      )}
      {isSharing && (
        <Suspense>
          <ShareDialog
            id={id}
            title={story.title}
            isPublic={isPublic}
            locale={locale}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </main>
  );
}
