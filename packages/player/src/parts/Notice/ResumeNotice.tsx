import { Button } from '../../controls/Button.tsx';
import { useAutoDismiss } from '../../hooks/useAutoDismiss.ts';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import type { ReadingNotice } from '../../session/reading.ts';
import * as styles from './Notice.css.ts';

export type ResumeNoticeProps = {
  notice: ReadingNotice;
  onRestart: () => void;
  /** Undoes the restart. */
  onRestore: (() => void) | undefined;
  onDismiss: () => void;
};

/** How long a restart can be undone, in milliseconds. */
const restoreTime = 10_000;

/** Tells the reader that the reading was resumed or restarted, with the alternatives. */
export function ResumeNotice({ notice, onRestart, onRestore, onDismiss }: ResumeNoticeProps) {
  const messages = usePlayerMessages().notice;
  const isRestarted = notice === 'restarted';
  const element = useAutoDismiss(isRestarted ? restoreTime : null, onDismiss);
  return (
    <div ref={element} className={styles.resumed} role="status">
      <p className={styles.resumedText}>{messages[notice]}</p>
      <div className={styles.resumedActions}>
        {isRestarted && onRestore ? (
          <Button variant="quiet" onPress={onRestore}>
            {messages.restore}
          </Button>
        ) : (
          <Button variant="quiet" onPress={onRestart}>
            {messages.again}
          </Button>
        )}
        <Button variant="quiet" onPress={onDismiss}>
          {messages.dismiss}
        </Button>
      </div>
    </div>
  );
}
