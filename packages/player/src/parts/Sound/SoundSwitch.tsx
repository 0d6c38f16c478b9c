import {
  backgroundSound,
  type NodeMedia,
  type StoryDocument,
  safeMediaAddress,
} from '@dreamfork/story';
import { Volume2, VolumeX } from 'lucide';
import { useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { MediaSettings } from '../../media/MediaSettings.ts';
import { useLaterMessages } from '../useLaterMessages.ts';

/** Below a recording, which is as loud as it is. */
const quietVolume = 0.3;

export type SoundSwitchProps = {
  story: StoryDocument;
  /** The files of the current node. */
  media: readonly NodeMedia[];
  onFailed: (mediaId: string) => void;
};

/** Turns on the sounds beneath the texts of a story, which are silent until the reader asks for them. */
export function SoundSwitch({ story, media, onFailed }: SoundSwitchProps) {
  const messages = useLaterMessages();
  const { addressOf } = useContext(MediaSettings);
  const [isOn, setOn] = useState(false);
  const sound = backgroundSound(media);
  const path = sound ? safeMediaAddress(sound.url) : null;
  const url = path === null ? null : addressOf(path);
  const reportFailure = useEffectEvent(() => sound && onFailed(sound.id));

  useEffect(() => {
    if (!isOn || url === null) return;
    const audio = new Audio(url);
    audio.loop = true;
    audio.volume = quietVolume;
    audio.onerror = () => reportFailure();
    const follow = (): void => {
      if (document.hidden) audio.pause();
      else {
        audio.play().catch(({ name }: DOMException) => {
          // Any other failure is reported as an error of the file, or is a pause that came before the start.
          if (name === 'NotAllowedError') setOn(false);
        });
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      audio.pause();
    };
  }, [isOn, url]);

  const hasSound = useMemo(
    () => story.nodes.some((node) => backgroundSound(node.media)),
    [story.nodes],
  );
  if (!hasSound) return null;
  return (
    <Button
      variant="quiet"
      icon={isOn ? Volume2 : VolumeX}
      label={messages.sound}
      isPressed={isOn}
      onPress={() => setOn(!isOn)}
    />
  );
}
