import { RotateCcw } from 'lucide';
import { Button } from '../../controls/Button.tsx';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import type { PlayerPresentation } from '../../StoryPlayer/StoryPlayer.types.ts';
import { ShareStory } from '../Share/ShareStory.tsx';
import * as styles from './Notice.css.ts';

export type EndNoticeProps = {
  presentation: PlayerPresentation;
  storyTitle: string;
  shareUrl: string | undefined;
  onRestart: () => void;
};

/** Shown below the last passage of a reading. */
export function EndNotice({ presentation, storyTitle, shareUrl, onRestart }: EndNoticeProps) {
  const { end } = usePlayerMessages();
  const { title, text } = end[presentation === 'overlay' ? 'overlay' : 'page'];
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>
        <Button variant="primary" size="medium" icon={RotateCcw} onPress={onRestart}>
          {end.again}
        </Button>
        {shareUrl !== undefined && <ShareStory title={storyTitle} url={shareUrl} />}
      </div>
    </div>
  );
}
