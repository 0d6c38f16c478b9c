import { isAllowedMedia, type NodeMedia } from '@dreamfork/story';
import { whenIdle } from '@dreamfork/ui/browser';
import { useLocale } from '@dreamfork/ui/i18n';
import { useEffect, useMemo, useState } from 'react';
import { OverlayFrame } from '../parts/OverlayFrame/OverlayFrame.tsx';
import type { StoryPlayerProps } from '../StoryPlayer.types.ts';
import { BrowserBack } from './BrowserBack.ts';
import type { LaterParts } from './laterParts.ts';
import { PlayerRoot } from './PlayerRoot.tsx';

const itself = (path: string): string => path;

/** Plays a story from its start, or from where the reader stopped, to an end. */
export function StoryPlayer({ mediaAddress = itself, mediaHosts, ...props }: StoryPlayerProps) {
  const locale = useLocale();
  const laterParts = useLaterParts();
  const media = useMemo(
    () => ({
      addressOf: (path: string) => (isAllowedMedia(path, mediaHosts) ? mediaAddress(path) : null),
      showPlaceholder,
    }),
    [mediaAddress, mediaHosts],
  );
  return (
    <PlayerRoot
      {...props}
      media={media}
      Overlay={OverlayFrame}
      Back={BrowserBack}
      laterParts={laterParts}
      locale={props.locale ?? locale}
    />
  );
}

/** Fetched once the page is idle, so that it is there without a network. */
function useLaterParts(): LaterParts | undefined {
  const [parts, setParts] = useState<LaterParts>();
  useEffect(() => {
    if (parts) return;
    const load = async (): Promise<void> => {
      try {
        setParts((await import('./laterParts.ts')).laterParts);
      } catch {
        // No connection: a story is silent, an end does without, and the list of visited nodes leads back. Asked again when
        // there is one.
      }
    };
    const begin = () => void load();
    const cancel = whenIdle(begin);
    addEventListener('online', begin);
    return () => {
      cancel();
      removeEventListener('online', begin);
    };
  }, [parts]);
  return parts;
}

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** What draws a thumbhash comes with the first picture that has one. */
async function show(image: HTMLImageElement, placeholder: string): Promise<void> {
  try {
    const { thumbHashToDataURL } = await import('thumbhash');
    if (image.complete) return;
    image.style.background = `0 0/100% 100% url(${thumbHashToDataURL(bytesOf(placeholder))})`;
  } catch {
    // No connection, or a document that holds any text as a placeholder: the picture does without.
  }
}

/**
 * Attributes of an image that shows the thumbhash of an item behind it until the picture has loaded. The
 * background is not in the markup, because a page may forbid style attributes.
 */
const showPlaceholder = ({ placeholder }: NodeMedia) => ({
  ref: (image: HTMLImageElement | null): void => {
    if (placeholder && image && !image.complete) void show(image, placeholder);
  },
  onLoad: ({ currentTarget }: { currentTarget: HTMLImageElement }): void => {
    currentTarget.style.background = '';
  },
});
