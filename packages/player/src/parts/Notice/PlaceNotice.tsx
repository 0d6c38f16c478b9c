import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import * as styles from './Notice.css.ts';

/** Tells once what it means that the browser does not keep the reader's place. */
export function PlaceNotice() {
  const messages = usePlayerMessages().notice;
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div className={styles.resumed} role="alert">
      <p className={styles.resumedText}>{messages.placeRefused}</p>
      <div className={styles.resumedActions}>
        <Button variant="quiet" onPress={() => setRead(true)}>
          {messages.dismiss}
        </Button>
      </div>
    </div>
  );
}
