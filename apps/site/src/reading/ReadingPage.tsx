import { StoryPlayer, type StoryPlayerProps } from '@dreamfork/player';
import type { StoryDocument } from '@dreamfork/story';
import { whenIdle } from '@dreamfork/ui/browser';
import type { Locale } from '@dreamfork/ui/i18n';
import { insistentPart } from '@dreamfork/ui/lazy';
import { Suspense, useEffect, useRef, useState } from 'react';
import { pageMediaHosts } from '../pageMediaHosts.ts';

// The story can be read without them.
const ReadingDetails = insistentPart(
  async () => (await import('./ReadingDetails.tsx')).ReadingDetails,
);

/** Milliseconds after which a busy page counts as idle. */
const timeout = 2000;

export type ReadingPageProps = {
  id: string;
  story: StoryDocument;
  shares: StoryPlayerProps['shares'];
  showsShares: boolean;
  disclosesModelText: boolean;
  isPublic: boolean;
  locale: Locale;
  storage: StoryPlayerProps['storage'];
  onEvent: StoryPlayerProps['onEvent'];
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
  storage,
  shares,
  showsShares,
  disclosesModelText,
  onEvent,
  onClose,
  onSignIn,
}: ReadingPageProps) {
  const [mediaHosts] = useState(pageMediaHosts);
  const [bylineSlot, setBylineSlot] = useState<HTMLElement | null>(null);
  const [nextSlot, setNextSlot] = useState<HTMLElement | null>(null);
  const [hasDetails, setHasDetails] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [failedLeaves, setFailedLeaves] = useState(0);
  const place = useRef<string>(undefined);
  useEffect(() => whenIdle(() => setHasDetails(true), timeout), []);
  /** Without a network the browser would replace the story by its own error page. */
  const leave = (open: () => void) => () => {
    if (navigator.onLine) {
      open();
      return;
    }
    setHasDetails(true);
    setFailedLeaves((count) => count + 1);
  };
  return (
    <main>
      <StoryPlayer
        story={story}
        storyId={id}
        storage={storage}
        locale={locale}
        aside={<div ref={setBylineSlot} />}
        nextStories={<div ref={setNextSlot} />}
        hasBrowserBack
        mediaHosts={mediaHosts}
        shares={shares}
        showsEndings={showsShares}
        disclosesModelText={disclosesModelText}
        onEvent={(event) => {
          if (event.type === 'start' || event.type === 'enterNode') place.current = event.nodeId;
          onEvent?.(event);
        }}
        onClose={leave(onClose)}
      />
      {hasDetails && (
        <Suspense>
          <ReadingDetails
            story={{ id, title: story.title, isPublic }}
            locale={locale}
            bylineSlot={bylineSlot}
            nextSlot={nextSlot}
            // At an end the player tells how many of them the reader has found.
            hidesEndings={showsShares && nextSlot !== null}
            isSharing={isSharing}
            placeOf={() => place.current}
            onShare={() => setSharing(true)}
            onShareEnd={() => setSharing(false)}
            onSignIn={leave(onSignIn)}
            failedLeaves={failedLeaves}
          />
        </Suspense>
      )}
    </main>
  );
}
