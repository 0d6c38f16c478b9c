import type { NodeMedia } from '@dreamfork/story';
import { useRef } from 'react';
import { useRecording } from '../../hooks/useRecording.ts';
import { usePlayerLocale } from '../../labels/PlayerLanguage.tsx';
import { captionsAddress } from '../../media/timedMedia.ts';
import { togglePlaying } from '../../media/togglePlaying.ts';
import * as styles from './Media.css.ts';
import { RecordingControls } from './RecordingControls.tsx';

export type RecordingProps = {
  item: NodeMedia;
  url: string;
  name: string;
  /** Begins without being asked, where the browser lets it. */
  playsByItself: boolean;
  onEnded: () => void;
  onFailed: () => void;
};

/** A video or a sound with controls of our own: named, with a keyboard, alike in all browsers. */
export function Recording({ item, url, name, playsByItself, onEnded, onFailed }: RecordingProps) {
  const element = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const locale = usePlayerLocale();
  const { state, handlers } = useRecording(element, playsByItself);
  const captions = captionsAddress(item);
  const isVideo = item.mediaType === 'video';
  const Player = isVideo ? 'video' : 'audio';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a recording is no part of a form
    <div className={styles.recording} role="group" aria-label={name}>
      <Player
        {...handlers}
        ref={element}
        className={isVideo ? styles.video : undefined}
        src={url}
        preload="metadata"
        playsInline={isVideo || undefined}
        onClick={isVideo ? () => void togglePlaying(element.current) : undefined}
        onEnded={onEnded}
        onError={onFailed}
      >
        {captions !== null && (
          <track kind="captions" src={captions} srcLang={locale} label={name} default={isVideo} />
        )}
      </Player>
      <RecordingControls
        element={element}
        state={state}
        isVideo={isVideo}
        hasCaptions={isVideo && captions !== null}
      />
    </div>
  );
}
