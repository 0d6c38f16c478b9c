import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { RotateCcw } from 'lucide-react';
import { playerMessages } from '../../messages.ts';
import type { PlayerPresentation } from '../../StoryPlayer/StoryPlayer.types.ts';
import * as styles from './Notice.css.ts';

export type EndNoticeProps = { presentation: PlayerPresentation; onRestart: () => void };

/** Stands below the last passage of a reading. */
export function EndNotice({ presentation, onRestart }: EndNoticeProps) {
  const { end } = useMessages(playerMessages);
  const words = end[presentation];
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{words.title}</p>
      <p className={styles.text}>{words.text}</p>
      <div className={styles.action}>
        <Button variant="primary" icon={RotateCcw} onPress={onRestart}>
          {end.again}
        </Button>
      </div>
    </div>
  );
}
