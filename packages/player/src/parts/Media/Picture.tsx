import { useState } from 'react';
import { PlayerDialog } from '../../controls/PlayerDialog.tsx';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import * as styles from './Media.css.ts';

export type PictureProps = { url: string; name: string; onFailed: () => void };

/** A picture; a press shows it as large as the screen allows. */
export function Picture({ url, name, onFailed }: PictureProps) {
  const messages = usePlayerMessages();
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={messages.media.enlarge(name)}
        aria-haspopup="dialog"
        onClick={() => setLarge(true)}
      >
        <img className={styles.image} src={url} alt={name} decoding="async" onError={onFailed} />
      </button>
      {isLarge && (
        <PlayerDialog title={name} look="picture" onClose={() => setLarge(false)}>
          <img className={styles.largeImage} src={url} alt={name} />
        </PlayerDialog>
      )}
    </>
  );
}
