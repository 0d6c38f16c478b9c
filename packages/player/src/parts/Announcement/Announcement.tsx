import type { PlayView } from '@dreamfork/story';
import { useEffect, useEffectEvent, useState } from 'react';
import { hidden } from '../../controls/controls.css.ts';
import { useWords } from '../../labels/PlayerLanguage.tsx';
import { whenIdle } from '../../time/whenIdle.ts';
import { announcement } from './announcement.ts';

export type AnnouncementProps = {
  view: PlayView;
  /** How many times the reader has moved: nothing is said on opening. */
  moves: number;
};

/** Says where the reader has got to, after the new passage stands and its heading has been read. */
export function Announcement({ view, moves }: AnnouncementProps) {
  const words = useWords();
  const [text, setText] = useState('');
  const say = useEffectEvent(() => setText(announcement(view, words)));
  useEffect(() => (moves > 0 ? whenIdle(() => say()) : undefined), [moves]);
  return (
    <div role="status" className={hidden}>
      {text}
    </div>
  );
}
