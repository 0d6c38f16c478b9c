import { RotateCcw } from 'lucide';
import { Button } from '../../controls/Button.tsx';
import type { Endings } from '../../hooks/useEndings.ts';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import type { PlayerPresentation } from '../../StoryPlayer.types.ts';
import { ShareStory } from '../Share/ShareStory.tsx';
import * as styles from './Notice.css.ts';

export type EndNoticeProps = {
  presentation: PlayerPresentation;
  storyTitle: string;
  shareUrl: string | undefined;
  endings: Endings | null;
  onRestart: () => void;
};

/** Shown below the last passage of a reading. */
export function EndNotice({
  presentation,
  storyTitle,
  shareUrl,
  endings,
  onRestart,
}: EndNoticeProps) {
  const messages = usePlayerMessages();
  const { end } = messages;
  const { title, text } = end[presentation === 'overlay' ? 'overlay' : 'page'];
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {endings && <p className={styles.text}>{messages.endings(endings.found, endings.all)}</p>}
      <div className={styles.action}>
        <Button variant="primary" size="medium" icon={RotateCcw} onPress={onRestart}>
          {end.again}
        </Button>
        {shareUrl !== undefined && <ShareStory title={storyTitle} url={shareUrl} />}
      </div>
    </div>
  );
}
