import type { NodeMedia } from '@dreamfork/story';
import { useRef, useState } from 'react';
import { useCueText } from '../../hooks/useCueText.ts';
import { useRecording } from '../../hooks/useRecording.ts';
import { useAuthorText } from '../../labels/storyLanguage.ts';
import { crossOriginFor, showCaptions, togglePlaying } from '../../media/mediaElement.ts';
import { captionsAddress } from '../../media/timedMedia.ts';
import * as styles from './Media.css.ts';
import { RecordingControls } from './RecordingControls.tsx';

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
  const captions = captionsAddress(item);
  const isVideo = item.mediaType === 'video';
  const isSpoken = !isVideo && captions !== null;
  const cueText = useCueText(element, isSpoken && isCaptioned);
  const toggleCaptions = (): void => {
    if (isVideo) showCaptions(element.current, !isCaptioned);
    setCaptioned(!isCaptioned);
  };
  const Player = isVideo ? 'video' : 'audio';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a recording is not part of a form
    <div className={styles.recording} role="group" aria-label={name}>
      <Player
        {...handlers}
        ref={element}
        className={isVideo ? styles.video : undefined}
        src={url}
        crossOrigin={crossOriginFor(captions)}
        preload="metadata"
        playsInline={isVideo || undefined}
        onClick={isVideo ? () => void togglePlaying(element.current) : undefined}
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
