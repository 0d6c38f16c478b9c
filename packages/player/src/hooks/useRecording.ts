import type { NodeMedia } from '@dreamfork/story';
import { type RefObject, useEffect, useState } from 'react';
import { recordingIds, showCaptions } from '../media/timedMedia.ts';

export type RecordingState = {
  isPlaying: boolean;
  /** Seconds. */
  position: number;
  duration: number;
  isMuted: boolean;
  volume: number;
};

const silent: RecordingState = {
  isPlaying: false,
  position: 0,
  duration: 0,
  isMuted: false,
  volume: 1,
};

const stateOf = (element: HTMLMediaElement): RecordingState => ({
  isPlaying: !element.paused && !element.ended,
  position: element.currentTime,
  duration: Number.isFinite(element.duration) ? element.duration : 0,
  isMuted: element.muted,
  volume: element.volume,
});

/** Mirrors the state of a media element, which is the source of truth. */
export function useRecording(element: RefObject<HTMLMediaElement | null>, playsByItself: boolean) {
  const [state, setState] = useState(silent);
  const follow = (): void => {
    if (element.current) setState(stateOf(element.current));
  };
  useEffect(() => {
    const media = element.current;
    if (!playsByItself || !media) return;
    // Browsers allow sound only after a press somewhere on the page.
    media.play().catch(() => undefined);
    return () => media.pause();
  }, [playsByItself, element]);
  return {
    state,
    handlers: {
      onPlay: follow,
      onPause: follow,
      onTimeUpdate: follow,
      onDurationChange: follow,
      onVolumeChange: follow,
    },
  };
}

/** The recordings of the passage that have not ended, played in order; a new passage resets them. */
export function useRecordings(moves: number, media: readonly NodeMedia[]) {
  const [done, setDone] = useState<{ moves: number; ids: readonly string[] }>({ moves, ids: [] });
  const idsHere = ({ moves: at, ids }: typeof done) => (at === moves ? ids : []);
  const next = recordingIds(media).find((id) => !idsHere(done).includes(id));
  return {
    /** The recording to play now. */
    next,
    areOver: next === undefined,
    markOver: (id: string) => setDone((before) => ({ moves, ids: [...idsHere(before), id] })),
  };
}

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
