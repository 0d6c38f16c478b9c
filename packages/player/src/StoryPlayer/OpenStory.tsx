import type { Locale } from '@dreamfork/ui/i18n';
import { type ComponentType, useMemo, useState } from 'react';
import { usePlaySession } from '../hooks/usePlaySession.ts';
import { PlayerLanguage, useWords } from '../labels/PlayerLanguage.tsx';
import { MissingStory } from '../parts/Notice/MissingStory.tsx';
import type { OverlayFrameProps } from '../parts/OverlayFrame/OverlayFrame.tsx';
import { createKeeping } from '../storage/keeping.ts';
import { memoryStorage } from '../storage/playerStorage.ts';
import { PlayerScreen } from './PlayerScreen.tsx';
import type { StoryPlayerProps } from './StoryPlayer.types.ts';

export type OpenStoryProps = StoryPlayerProps & {
  /** Language of the player's own words. */
  locale: Locale;
  /** Covers the page, where the host may ask for that. */
  Overlay?: ComponentType<OverlayFrameProps>;
};

/** The player without its surroundings: the React component and the custom element both show it. */
export function OpenStory({ locale, labels, ...props }: OpenStoryProps) {
  return (
    <PlayerLanguage locale={locale} labels={labels}>
      <Framed {...props} />
    </PlayerLanguage>
  );
}

function Framed({ Overlay, ...props }: Omit<OpenStoryProps, 'locale' | 'labels'>) {
  const { history } = useWords();
  // Another story is another reading; a new version of the same one is not.
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
  initialState,
  initialMode = 'manual',
  onStateChange,
  onEvent,
  onClose,
  autoAdvanceDelay = 3000,
  headingLevel = 1,
  initialSettings,
  onSettingsChange,
  storage,
  storyId,
  shareUrl,
  onShare,
  aside,
}: Omit<StoryPlayerProps, 'locale' | 'labels'>) {
  const [passing] = useState(memoryStorage);
  const keeping = useMemo(
    () => createKeeping(storage ?? passing, storage && storyId),
    [storage, passing, storyId],
  );
  const session = usePlaySession({
    story,
    keeping,
    initialState,
    initialMode,
    onStateChange,
    onEvent,
  });
  if (!session) {
    return (
      <MissingStory presentation={presentation} headingLevel={headingLevel} onClose={onClose} />
    );
  }
  return (
    <PlayerScreen
      story={story}
      session={session}
      keeping={keeping}
      hasSaves={storage !== undefined && storyId !== undefined}
      presentation={presentation}
      autoAdvanceDelay={autoAdvanceDelay}
      headingLevel={headingLevel}
      initialSettings={initialSettings}
      onSettingsChange={onSettingsChange}
      shareUrl={shareUrl}
      onShare={onShare}
      aside={aside}
      onEvent={onEvent}
      onClose={onClose}
    />
  );
}
