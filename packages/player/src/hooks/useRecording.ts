import { type RefObject, useEffect, useState } from 'react';

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
