import { useLocale } from '@dreamfork/ui/i18n';
import { OverlayFrame } from '../parts/OverlayFrame/OverlayFrame.tsx';
import { BrowserBack } from './BrowserBack.ts';
import { PlayerRoot } from './PlayerRoot.tsx';
import type { StoryPlayerProps } from './StoryPlayer.types.ts';

/** Plays a story from its start, or from where the reader stopped, to an end. */
export function StoryPlayer(props: StoryPlayerProps) {
  const locale = useLocale();
  return (
    <PlayerRoot
      {...props}
      Overlay={OverlayFrame}
      Back={BrowserBack}
      locale={props.locale ?? locale}
    />
  );
}
