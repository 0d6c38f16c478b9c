import { Captions, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { range } from '../../controls/controls.css.ts';
import type { RecordingState } from '../../hooks/useRecording.ts';
import { useWords } from '../../labels/PlayerLanguage.tsx';
import { showCaptions } from '../../media/showCaptions.ts';
import { recordingTime } from '../../media/timedMedia.ts';
import { togglePlaying } from '../../media/togglePlaying.ts';
import * as styles from './Media.css.ts';

export type RecordingControlsProps = {
  element: RefObject<HTMLVideoElement | null>;
  state: RecordingState;
  isVideo: boolean;
  hasCaptions: boolean;
};

/** The bar under a recording. */
export function RecordingControls({
  element,
  state,
  isVideo,
  hasCaptions,
}: RecordingControlsProps) {
  const words = useWords().media;
  const { isPlaying, position, duration, isMuted, volume } = state;
  const time = words.time(recordingTime(position), recordingTime(duration));
  const change = (act: (media: HTMLVideoElement) => void): void => {
    if (element.current) act(element.current);
  };
  return (
    <div className={styles.controls}>
      <Button
        variant="quiet"
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? words.stop : words.play}
        onPress={() => void togglePlaying(element.current)}
      />
      <span className={styles.seek}>
        <Slider
          label={words.position}
          maximum={duration}
          value={position}
          text={time}
          onMove={(value) =>
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
        label={isMuted ? words.unmute : words.mute}
        onPress={() =>
          change((media) => {
            media.muted = !media.muted;
          })
        }
      />
      <span className={styles.volume}>
        <Slider
          label={words.volume}
          maximum={1}
          value={isMuted ? 0 : volume}
          text={`${Math.round(volume * 100)} %`}
          onMove={(value) =>
            change((media) => {
              media.volume = value;
              media.muted = value === 0;
            })
          }
        />
      </span>
      {hasCaptions && <CaptionsSwitch element={element} label={words.captions} />}
      {isVideo && (
        <Button
          variant="quiet"
          icon={Maximize}
          label={words.fullScreen}
          onPress={() => change((media) => void media.requestFullscreen?.())}
        />
      )}
    </div>
  );
}

type SliderProps = {
  label: string;
  maximum: number;
  value: number;
  text: string;
  onMove: (value: number) => void;
};

function Slider({ label, maximum, value, text, onMove }: SliderProps) {
  const take = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    onMove(Number(currentTarget.value));
  return (
    <input
      type="range"
      className={range}
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={maximum}
      step={maximum > 1 ? 1 : 0.05}
      value={value}
      onInput={take}
      onChange={take}
    />
  );
}

type CaptionsSwitchProps = Pick<RecordingControlsProps, 'element'> & { label: string };

function CaptionsSwitch({ element, label }: CaptionsSwitchProps) {
  const [isOn, setOn] = useState(true);
  const change = (): void => {
    showCaptions(element.current, !isOn);
    setOn(!isOn);
  };
  return <Button variant="quiet" icon={Captions} label={label} isPressed={isOn} onPress={change} />;
}
