import { type RefObject, useEffect, useState } from 'react';
import { showCaptions } from '../media/mediaElement.ts';

const textOf = (cue: TextTrackCue): string =>
  cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';

/** The current caption as text: browsers show captions of videos, but not of sounds. */
export function useCueText(
  element: RefObject<HTMLMediaElement | null>,
  isFollowed: boolean,
): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const track = element.current?.textTracks[0];
    if (!isFollowed || !track) return;
    const read = () => setText(Array.from(track.activeCues ?? [], textOf).join('\n'));
    // `hidden` loads and follows the captions without showing them.
    showCaptions(element.current, false);
    track.addEventListener('cuechange', read);
    return () => track.removeEventListener('cuechange', read);
  }, [element, isFollowed]);
  return isFollowed ? text : '';
}
