import type { PlayEvent, PlayMode, PlayView } from '@dreamfork/story';
import { ArrowLeft, ArrowRight, FastForward, Hand, Pause, Play, RotateCcw } from 'lucide-react';
import { Button } from '../../controls/Button.tsx';
import { Progress } from '../../controls/Progress.tsx';
import { useWords } from '../../labels/PlayerLanguage.tsx';
import * as styles from './PlayerFooter.css.ts';

export type PlayerFooterProps = {
  view: Pick<PlayView, 'position' | 'total' | 'canGoNext' | 'canGoBack' | 'autoAdvances'>;
  mode: PlayMode;
  isPaused: boolean;
  /** Automatic mode waits for a recording to end. */
  isWaiting: boolean;
  onEvent: (event: PlayEvent) => void;
};

const otherMode: Record<PlayMode, PlayMode> = { auto: 'manual', manual: 'auto' };

/** The bar below the text: how far the reader is, and how the story goes on. */
export function PlayerFooter({ view, mode, isPaused, isWaiting, onEvent }: PlayerFooterProps) {
  const words = useWords();
  const isAuto = mode === 'auto';
  return (
    <footer className={styles.footer}>
      <Button variant="quiet" icon={RotateCcw} onPress={() => onEvent({ type: 'restart' })}>
        {words.restart}
      </Button>
      {view.canGoBack && (
        <Button
          variant="quiet"
          icon={ArrowLeft}
          label={words.back}
          onPress={() => onEvent({ type: 'back' })}
        />
      )}
      <span className={styles.bar}>
        <Progress label={words.progress} value={view.position} maximum={view.total} />
      </span>
      <span className={styles.counter}>{words.counter(view.position, view.total)}</span>
      <span className={styles.rowBreak} />
      <div className={styles.rest}>
        {isWaiting && <span className={styles.waiting}>{words.waitsForMedia}</span>}
        {isAuto && (
          <Button
            variant="quiet"
            icon={isPaused ? Play : Pause}
            onPress={() => onEvent({ type: 'setPaused', isPaused: !isPaused })}
          >
            {isPaused ? words.resume : words.pause}
          </Button>
        )}
        {view.canGoNext && (
          <Button variant="primary" iconEnd={ArrowRight} onPress={() => onEvent({ type: 'next' })}>
            {words.next}
          </Button>
        )}
        <Button
          icon={isAuto ? FastForward : Hand}
          onPress={() => onEvent({ type: 'setMode', mode: otherMode[mode] })}
        >
          {isAuto ? words.auto : words.manual}
        </Button>
      </div>
    </footer>
  );
}
