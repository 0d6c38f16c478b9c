import type { Locale } from '@dreamfork/ui/i18n';
import { type ComponentType, useMemo, useState } from 'react';
import { usePlaySession } from '../hooks/usePlaySession.ts';
import { PlayerLanguage, StoryLanguage, usePlayerMessages } from '../labels/PlayerLanguage.tsx';
import { MediaSettings } from '../media/MediaSettings.ts';
import { MissingStory } from '../parts/Notice/MissingStory.tsx';
import type { OverlayFrameProps } from '../parts/OverlayFrame/OverlayFrame.tsx';
import type { StoryPlayerProps } from '../StoryPlayer.types.ts';
import { memoryStorage } from '../storage/playerStorage.ts';
import { createProgressStorage } from '../storage/progressStorage.ts';
import type { BrowserBackProps } from './BrowserBack.ts';
import type { LaterParts } from './laterParts.ts';
import { PlayerScreen } from './PlayerScreen.tsx';

export type PlayerRootProps = Omit<StoryPlayerProps, 'mediaAddress' | 'mediaHosts'> & {
  /** Language of the player's messages. */
  locale: Locale;
  /** Whether the player covers the page. */
  Overlay?: ComponentType<OverlayFrameProps>;
  /** Whether the browser's Back goes back in the story. */
  Back?: ComponentType<BrowserBackProps>;
  /** What no first passage needs; absent until it has loaded. */
  laterParts?: LaterParts | undefined;
  media: MediaSettings;
};

/** The player that the React component and the custom element share. */
export function PlayerRoot({ locale, labels, media, ...props }: PlayerRootProps) {
  return (
    <PlayerLanguage locale={locale} labels={labels}>
      <MediaSettings.Provider value={media}>
        <Framed {...props} />
      </MediaSettings.Provider>
    </PlayerLanguage>
  );
}

type WithinRoot = Omit<PlayerRootProps, 'locale' | 'labels' | 'media'>;

function Framed({ Overlay, ...props }: WithinRoot) {
  const { history } = usePlayerMessages();
  // Another story starts another reading; a new version of the same story does not.
  const content = <Opened key={props.storyId} {...props} />;
  if (!Overlay || props.presentation !== 'overlay') return content;
  return (
    <Overlay label={props.story.title || history} onClose={props.onClose}>
      {content}
    </Overlay>
  );
}

function Opened({
  story,
  presentation = 'page',
  state,
  initialState = state,
  initialMode = 'manual',
  onStateChange,
  autoAdvanceDelay = 3000,
  headingLevel = 1,
  storage,
  storyId,
  hasBrowserBack = false,
  controls,
  Back,
  ...rest
}: Omit<WithinRoot, 'Overlay'>) {
  const { onEvent, onClose } = rest;
  const [passing] = useState(memoryStorage);
  const [isPlaceRefused, setPlaceRefused] = useState(false);
  const progressStorage = useMemo(
    () =>
      createProgressStorage(storage ?? passing, storage && storyId, undefined, () =>
        setPlaceRefused(true),
      ),
    [storage, passing, storyId],
  );
  const session = usePlaySession({
    story,
    progressStorage,
    state,
    initialState,
    initialMode,
    onStateChange,
    onEvent,
    controls,
  });
  if (!session) {
    return (
      <MissingStory presentation={presentation} headingLevel={headingLevel} onClose={onClose} />
    );
  }
  return (
    <StoryLanguage.Provider value={story.language}>
      <PlayerScreen
        {...rest}
        story={story}
        session={session}
        progressStorage={progressStorage}
        isPlaceRefused={isPlaceRefused}
        hasSaves={storage !== undefined && storyId !== undefined}
        Back={hasBrowserBack ? Back : undefined}
        presentation={presentation}
        autoAdvanceDelay={autoAdvanceDelay}
        headingLevel={headingLevel}
      />
    </StoryLanguage.Provider>
  );
}
