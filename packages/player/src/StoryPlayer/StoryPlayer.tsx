import { isAllowedMedia } from '@dreamfork/story';
import { useLocale } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { showPlaceholder } from '../media/showPlaceholder.ts';
import { Elsewhere } from '../parts/Media/Elsewhere.tsx';
import { OverlayFrame } from '../parts/OverlayFrame/OverlayFrame.tsx';
import { BrowserBack } from './BrowserBack.ts';
import { PlayerRoot } from './PlayerRoot.tsx';
import type { StoryPlayerProps } from './StoryPlayer.types.ts';

const itself = (path: string): string => path;

/** Plays a story from its start, or from where the reader stopped, to an end. */
export function StoryPlayer({ mediaAddress = itself, mediaHosts, ...props }: StoryPlayerProps) {
  const locale = useLocale();
  const media = useMemo(
    () => ({
      addressOf: (path: string) => (isAllowedMedia(path, mediaHosts) ? mediaAddress(path) : null),
      showPlaceholder,
      Elsewhere,
    }),
    [mediaAddress, mediaHosts],
  );
  return (
    <PlayerRoot
      {...props}
      media={media}
      Overlay={OverlayFrame}
      Back={BrowserBack}
      locale={props.locale ?? locale}
    />
  );
}
