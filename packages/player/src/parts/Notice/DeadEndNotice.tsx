import { useMessages } from '@dreamfork/ui/i18n';
import { playerMessages } from '../../messages.ts';
import * as styles from './Notice.css.ts';

/** Stands where the author has not written on yet. */
export function DeadEndNotice() {
  const { deadEnd } = useMessages(playerMessages);
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{deadEnd.title}</p>
      <p className={styles.text}>{deadEnd.text}</p>
    </div>
  );
}
