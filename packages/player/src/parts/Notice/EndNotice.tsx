import { typeset } from '@dreamfork/story/text';
import { RotateCcw } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button.tsx';
import type { Endings } from '../../hooks/useEndings.ts';
import { useAuthorText, usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import type { PlayerPresentation } from '../../StoryPlayer.types.ts';
import * as styles from './Notice.css.ts';

export type EndNoticeProps = {
  presentation: PlayerPresentation;
  /** The title of the end node. */
  name: string;
  endings: Endings | null;
  onRestart: () => void;
  /** What leads on from here. */
  children: ReactNode;
  /** Beside the button that starts again. */
  share: ReactNode;
};

/** Shown below the last passage of a reading. */
export function EndNotice({
  presentation,
  name,
  endings,
  onRestart,
  children,
  share,
}: EndNoticeProps) {
  const messages = usePlayerMessages();
  const authorText = useAuthorText();
  const { end } = messages;
  const { title, text } = end[presentation === 'overlay' ? 'overlay' : 'page'];
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {name !== '' && (
        <p className={styles.text}>
          {end.ending}{' '}
          <span {...authorText} className={styles.name}>
            {typeset(name)}
          </span>
        </p>
      )}
      {endings && <p className={styles.text}>{messages.endings(endings.found, endings.all)}</p>}
      {children}
      <div className={styles.action}>
        <Button size="medium" icon={RotateCcw} onPress={onRestart}>
          {end.again}
        </Button>
        {share}
      </div>
    </div>
  );
}
