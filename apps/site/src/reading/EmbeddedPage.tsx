import { StoryPlayer, type StoryPlayerProps } from '@dreamfork/player';
import type { StoryDocument } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { libraryAddresses } from '../library/libraryAddresses.ts';
import { pageMediaHosts } from '../pageMediaHosts.ts';
import { outerOrigin, tellHeight } from './outerPage.ts';

export type EmbeddedPageProps = {
  id: string;
  story: StoryDocument;
  shares: StoryPlayerProps['shares'];
  showsShares: boolean;
  disclosesModelText: boolean;
  locale: Locale;
  storage: StoryPlayerProps['storage'];
  onEvent: StoryPlayerProps['onEvent'];
  /** The page around us makes the frame as high as the passage. */
  isAsHighAsText: boolean;
};

/** A story inside a page of others. */
export function EmbeddedPage({
  id,
  story,
  shares,
  showsShares,
  disclosesModelText,
  locale,
  storage,
  onEvent,
  isAsHighAsText,
}: EmbeddedPageProps) {
  const [mediaHosts] = useState(pageMediaHosts);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = page.current;
    const origin = outerOrigin(window);
    if (!isAsHighAsText || !element || origin === null) return;
    const observer = new ResizeObserver(() => tellHeight(window, origin, element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAsHighAsText]);
  return (
    <main ref={page}>
      <StoryPlayer
        story={story}
        storyId={id}
        storage={storage}
        locale={locale}
        presentation={isAsHighAsText ? 'inline' : 'page'}
        shareUrl={window.location.origin + libraryAddresses.story(id)}
        mediaHosts={mediaHosts}
        shares={shares}
        showsEndings={showsShares}
        disclosesModelText={disclosesModelText}
        onEvent={onEvent}
      />
    </main>
  );
}
