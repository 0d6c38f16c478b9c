import { imageIdOf, imagePath, type NodeMedia } from '@dreamfork/story';
import { useContext, useRef, useState } from 'react';
import { useCueText, useRecording } from '../../hooks/useRecording.ts';
import { useAuthorText } from '../../labels/PlayerLanguage.tsx';
import { MediaSettings } from '../../media/MediaSettings.ts';
import {
  captionsAddress,
  crossOriginFor,
  showCaptions,
  togglePlaying,
} from '../../media/timedMedia.ts';
import * as styles from './Media.css.ts';
import { RecordingControls } from './RecordingControls.tsx';

type WaveformProps = {
  /** Loudness over the length of the sound, 0 to 255. */
  values: readonly number[];
  /** The part that has been played, 0 to 1. */
  played: number;
};

const bars = (values: readonly number[]): string =>
  values.map((value, index) => `M${index} ${128 - value / 2}v${value + 1}`).join('');

/** A drawing of a sound; what has been played is coloured. */
const Waveform = ({ values, played }: WaveformProps) => (
  <svg
    className={styles.waveform}
    viewBox={`-1 0 ${values.length + 1} 257`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={bars(values)} />
    <path className={styles.playedPart} d={bars(values.slice(0, played * values.length))} />
  </svg>
);

export type RecordingProps = {
  item: NodeMedia;
  url: string;
  name: string;
  /** Plays automatically, if the browser allows it. */
  playsByItself: boolean;
  onEnded: () => void;
  onFailed: () => void;
};

/** A video or a sound with our own controls: labelled, with a keyboard, the same in all browsers. */
export function Recording({ item, url, name, playsByItself, onEnded, onFailed }: RecordingProps) {
  const element = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const authorText = useAuthorText();
  const [isCaptioned, setCaptioned] = useState(true);
  const { state, handlers } = useRecording(element, playsByItself);
  const { addressOf } = useContext(MediaSettings);
  const captionsPath = captionsAddress(item);
  const captions = captionsPath === null ? null : addressOf(captionsPath);
  const isVideo = item.mediaType === 'video';
  const isSpoken = !isVideo && captions !== null;
  const cueText = useCueText(element, isSpoken && isCaptioned);
  const toggleCaptions = (): void => {
    if (isVideo) showCaptions(element.current, !isCaptioned);
    setCaptioned(!isCaptioned);
  };
  const posterId = imageIdOf(item);
  const { width, height, waveform } = item;
  const Player = isVideo ? 'video' : 'audio';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a recording is not part of a form
    <div className={styles.recording} role="group" aria-label={name}>
      <Player
        {...handlers}
        ref={element}
        className={isVideo ? styles.video : undefined}
        src={url}
        {...(isVideo && {
          poster: (posterId && addressOf(imagePath(posterId, 960, 'webp'))) || undefined,
          width,
          height,
          playsInline: true,
          onClick: () => void togglePlaying(element.current),
        })}
        crossOrigin={crossOriginFor(captions)}
        preload="metadata"
        onEnded={onEnded}
        onError={onFailed}
      >
        {captions !== null && (
          <track
            kind="captions"
            src={captions}
            srcLang={authorText.lang}
            label={name}
            default={isVideo}
          />
        )}
      </Player>
      {!isVideo && waveform && (
        <Waveform values={waveform} played={state.position / (state.duration || 1)} />
      )}
      {isSpoken && isCaptioned && (
        <p {...authorText} className={styles.cue}>
          {cueText}
        </p>
      )}
      <RecordingControls
        element={element}
        state={state}
        isVideo={isVideo}
        captions={captions === null ? null : { isOn: isCaptioned, onToggle: toggleCaptions }}
      />
    </div>
  );
}
