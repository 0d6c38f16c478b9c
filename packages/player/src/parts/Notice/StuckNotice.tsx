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

/** Shown for an empty node or a dead end, with the remaining options. */
export function StuckNotice({ title, text, canGoBack, onEvent }: StuckNoticeProps) {
  const messages = usePlayerMessages();
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>
        {canGoBack && (
          <Button size="medium" icon={ArrowLeft} onPress={() => onEvent({ type: 'back' })}>
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
