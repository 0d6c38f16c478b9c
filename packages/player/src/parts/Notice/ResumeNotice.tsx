import { Button } from '../../controls/Button.tsx';
import { useWords } from '../../labels/PlayerLanguage.tsx';
import type { ReadingNotice } from '../../session/reading.ts';
import * as styles from './Notice.css.ts';

export type ResumeNoticeProps = {
  notice: ReadingNotice;
  onRestart: () => void;
  onDismiss: () => void;
};

/** Tells a returning reader, quietly, where they stand. */
export function ResumeNotice({ notice, onRestart, onDismiss }: ResumeNoticeProps) {
  const words = useWords().notice;
  return (
    <div className={styles.resumed} role="status">
      <p className={styles.resumedText}>{words[notice]}</p>
      <div className={styles.resumedActions}>
        <Button variant="quiet" onPress={onRestart}>
          {words.again}
        </Button>
        <Button variant="quiet" onPress={onDismiss}>
          {words.dismiss}
        </Button>
      </div>
    </div>
  );
}
