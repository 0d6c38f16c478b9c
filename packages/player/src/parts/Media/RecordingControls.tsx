import { Captions, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide';
import type { RefObject } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Slider } from '../../controls/Fields.tsx';
import type { RecordingState } from '../../hooks/useRecording.ts';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import { recordingTime, togglePlaying } from '../../media/timedMedia.ts';
import * as styles from './Media.css.ts';

export type RecordingControlsProps = {
  element: RefObject<HTMLVideoElement | null>;
  state: RecordingState;
  isVideo: boolean;
  /** Absent if the recording has none. */
  captions: { isOn: boolean; onToggle: () => void } | null;
};

/** The controls of a recording. */
export function RecordingControls({ element, state, isVideo, captions }: RecordingControlsProps) {
  const messages = usePlayerMessages().media;
  const { isPlaying, position, duration, isMuted, volume } = state;
  const time = messages.time(recordingTime(position), recordingTime(duration));
  const change = (act: (media: HTMLVideoElement) => void): void => {
    if (element.current) act(element.current);
  };
  return (
    <div className={styles.controls}>
      <Button
        variant="quiet"
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? messages.stop : messages.play}
        onPress={() => void togglePlaying(element.current)}
      />
      <span className={styles.seek}>
        <Slider
          label={messages.position}
          maximum={duration}
          step={duration > 1 ? 1 : 0.05}
          value={position}
          text={time}
          onChange={(value) =>
            change((media) => {
              media.currentTime = value;
            })
          }
        />
      </span>
      <span className={styles.time} aria-hidden="true">
        {time}
      </span>
      <Button
        variant="quiet"
        icon={isMuted ? VolumeX : Volume2}
        label={isMuted ? messages.unmute : messages.mute}
        onPress={() =>
          change((media) => {
            media.muted = !media.muted;
          })
        }
      />
      <span className={styles.volume}>
        <Slider
          label={messages.volume}
          maximum={1}
          step={0.05}
          value={isMuted ? 0 : volume}
          text={`${Math.round(volume * 100)} %`}
          onChange={(value) =>
            change((media) => {
              media.volume = value;
              media.muted = value === 0;
            })
          }
        />
      </span>
      {captions && (
        <Button
          variant="quiet"
          icon={Captions}
          label={messages.captions}
          isPressed={captions.isOn}
          onPress={captions.onToggle}
        />
      )}
      {isVideo && (
        <Button
          variant="quiet"
          icon={Maximize}
          label={messages.fullScreen}
          onPress={() => change((media) => void media.requestFullscreen?.())}
        />
      )}
    </div>
  );
}
