import type { PlayEvent, PlayMode, PlayView } from '@dreamfork/story';
import { ArrowLeft, ArrowRight, FastForward, Hand, Pause, Play, RotateCcw } from 'lucide';
import { Button } from '../../controls/Button.tsx';
import { Progress } from '../../controls/Progress.tsx';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import * as styles from './PlayerFooter.css.ts';

export type PlayerFooterProps = {
  view: Pick<PlayView, 'position' | 'total' | 'canGoNext' | 'canGoBack' | 'autoAdvances'>;
  mode: PlayMode;
  isPaused: boolean;
  /** Whether automatic mode waits for a recording to end. */
  isWaiting: boolean;
  onEvent: (event: PlayEvent) => void;
};

const otherMode: Record<PlayMode, PlayMode> = { auto: 'manual', manual: 'auto' };

/** The bar below the text: progress, "next" and automatic mode. */
export function PlayerFooter({ view, mode, isPaused, isWaiting, onEvent }: PlayerFooterProps) {
  const messages = usePlayerMessages();
  const isAuto = mode === 'auto';
  return (
    <footer className={styles.footer}>
      <Button variant="quiet" icon={RotateCcw} onPress={() => onEvent({ type: 'restart' })}>
        {messages.restart}
      </Button>
      {view.canGoBack && (
        <Button
          variant="quiet"
          icon={ArrowLeft}
          label={messages.back}
          onPress={() => onEvent({ type: 'back' })}
        />
      )}
      <span className={styles.bar}>
        <Progress value={view.position} maximum={view.total} />
      </span>
      <span className={styles.counter}>{messages.counter(view.position, view.total)}</span>
      <span className={styles.rowBreak} />
      <div className={styles.rest}>
        {isWaiting && <span className={styles.waiting}>{messages.waitsForMedia}</span>}
        {isAuto && (
          <Button
            variant="quiet"
            icon={isPaused ? Play : Pause}
            onPress={() => onEvent({ type: 'setPaused', isPaused: !isPaused })}
          >
            {isPaused ? messages.resume : messages.pause}
          </Button>
        )}
        {view.canGoNext && (
          <Button variant="primary" iconEnd={ArrowRight} onPress={() => onEvent({ type: 'next' })}>
            {messages.next}
          </Button>
        )}
        <Button
          icon={isAuto ? FastForward : Hand}
          onPress={() => onEvent({ type: 'setMode', mode: otherMode[mode] })}
        >
          {isAuto ? messages.auto : messages.manual}
        </Button>
      </div>
    </footer>
  );
}
