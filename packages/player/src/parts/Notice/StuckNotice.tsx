import type { PlayEvent } from '@dreamfork/story';
import { ArrowLeft, RotateCcw } from 'lucide';
import { Button } from '../../controls/Button.tsx';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import * as styles from './Notice.css.ts';

export type StuckNoticeProps = {
  title: string;
  text: string;
  canGoBack: boolean;
  onEvent: (event: PlayEvent) => void;
};

/** A line of ink that ends before the next node. */
const BrokenOff = () => (
  <svg viewBox="0 0 148 40" className={styles.drawing} aria-hidden="true">
    <circle cx="6" cy="28" r="5" className={styles.drawnDot} />
    <path d="M11 28C34 28 36 10 60 10s22 12 36 12" />
    <path d="M104 22h3M113 22h2" />
    <circle cx="138" cy="22" r="7" strokeDasharray="3 4" />
  </svg>
);

/** Shown for an empty node or a dead end, with the remaining options. */
export function StuckNotice({ title, text, canGoBack, onEvent }: StuckNoticeProps) {
  const messages = usePlayerMessages();
  return (
    <div className={styles.notice}>
      <BrokenOff />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>
        {canGoBack && (
          <Button
            variant="primary"
            size="medium"
            icon={ArrowLeft}
            onPress={() => onEvent({ type: 'back' })}
          >
            {messages.back}
          </Button>
        )}
        <Button size="medium" icon={RotateCcw} onPress={() => onEvent({ type: 'restart' })}>
          {messages.end.again}
        </Button>
      </div>
    </div>
  );
}
