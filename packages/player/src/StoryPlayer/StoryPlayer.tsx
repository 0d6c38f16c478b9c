import { useMessages } from '@dreamfork/ui/i18n';
import { usePlaySession } from '../hooks/usePlaySession.ts';
import { playerMessages } from '../messages.ts';
import { MissingStory } from '../parts/Notice/MissingStory.tsx';
import { OverlayFrame } from '../parts/OverlayFrame/OverlayFrame.tsx';
import { PlayerScreen } from './PlayerScreen.tsx';
import type { StoryPlayerProps } from './StoryPlayer.types.ts';

/** Reads a story from its start, or from `initialState`, to an end. */
export function StoryPlayer(props: StoryPlayerProps) {
  const { presentation = 'page', story, onClose } = props;
  const messages = useMessages(playerMessages);
  const content = <Reading {...props} presentation={presentation} />;
  if (presentation === 'page') return content;
  return (
    <OverlayFrame label={story.title || messages.history} onClose={onClose}>
      {content}
    </OverlayFrame>
  );
}

function Reading({
  story,
  presentation = 'page',
  initialState,
  onStateChange,
  onEvent,
  onClose,
  autoAdvanceDelay = 3000,
  headingLevel = 1,
  initialSettings,
  onSettingsChange,
}: StoryPlayerProps) {
  const session = usePlaySession({ story, initialState, onStateChange, onEvent });
  if (!session) {
    return (
      <MissingStory presentation={presentation} headingLevel={headingLevel} onClose={onClose} />
    );
  }
  return (
    <PlayerScreen
      story={story}
      session={session}
      presentation={presentation}
      autoAdvanceDelay={autoAdvanceDelay}
      headingLevel={headingLevel}
      initialSettings={initialSettings}
      onSettingsChange={onSettingsChange}
      onClose={onClose}
    />
  );
}
