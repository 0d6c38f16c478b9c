import { browserStorage, StoryPlayer } from '@dreamfork/player';
import type { StoryDocument } from '@dreamfork/story';
import { whenIdle } from '@dreamfork/ui/browser';
import type { Locale } from '@dreamfork/ui/i18n';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { createPlayRecorder } from './createPlayRecorder.ts';
import type { ReadingCalls } from './readingCalls.ts';
import { storyAddress } from './storyAddresses.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('./ShareDialog.tsx')).ShareDialog,
}));

const ReadingDetails = lazy(async () => ({
  default: (await import('./ReadingDetails.tsx')).ReadingDetails,
}));

const storage = browserStorage();

export type ReadingPageProps = {
  id: string;
  story: StoryDocument;
  isPublic: boolean;
  locale: Locale;
  calls: ReadingCalls;
  onClose: () => void;
  /** Sends the reader to the login page, which brings them back. */
  onSignIn: () => void;
};

/** The page of one story: the player, with the details of the story below it. */
export function ReadingPage({
  id,
  story,
  isPublic,
  locale,
  calls,
  onClose,
  onSignIn,
}: ReadingPageProps) {
  const isIdle = useIdle();
  const [bylineSlot, setBylineSlot] = useState<HTMLElement | null>(null);
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
        aside={<div ref={setBylineSlot} />}
        hasBrowserBack
        onEvent={record}
        onClose={onClose}
      />
      {isIdle && (
        <Suspense>
          <ReadingDetails
            id={id}
            locale={locale}
            bylineSlot={bylineSlot}
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

/** Milliseconds after which a busy page counts as idle. */
const timeout = 2000;

/** Turns true once the page is idle. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), timeout), []);
  return isIdle;
}
