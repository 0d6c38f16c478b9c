import { useLocale } from '@dreamfork/ui/i18n';
import { OverlayFrame } from '../parts/OverlayFrame/OverlayFrame.tsx';
import { OpenStory } from './OpenStory.tsx';
import type { StoryPlayerProps } from './StoryPlayer.types.ts';

/** Reads a story from its start, or from where the reader stopped, to an end. */
export function StoryPlayer(props: StoryPlayerProps) {
  const locale = useLocale();
  return <OpenStory {...props} Overlay={OverlayFrame} locale={props.locale ?? locale} />;
}
