import { type PlayerControls, StoryPlayer, type StoryPlayerProps } from '@dreamfork/player';
import type { StoryDocument } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import { useRef, useState } from 'react';
import { libraryAddresses } from '../library/libraryAddresses.ts';
import { pageMediaHosts } from '../pageMediaHosts.ts';
import { useOuterPage } from './useOuterPage.ts';

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
  /** The page around us asked for the events of the player. */
  tellsEvents: boolean;
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
  tellsEvents,
}: EmbeddedPageProps) {
  const [mediaHosts] = useState(pageMediaHosts);
  const page = useRef<HTMLElement>(null);
  const controls = useRef<PlayerControls>(null);
  const tellEvent = useOuterPage({ page, player: controls, isAsHighAsText, tellsEvents });
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
        controls={controls}
        onEvent={(event) => {
          onEvent?.(event);
          tellEvent(event);
        }}
      />
    </main>
  );
}
