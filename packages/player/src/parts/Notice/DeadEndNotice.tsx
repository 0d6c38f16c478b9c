import { useWords } from '../../labels/PlayerLanguage.tsx';
import * as styles from './Notice.css.ts';

/** Stands where the author has not written on yet. */
export function DeadEndNotice() {
  const { deadEnd } = useWords();
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{deadEnd.title}</p>
      <p className={styles.text}>{deadEnd.text}</p>
    </div>
  );
}
