import type { PlayEvent, PlayMode, PlayView } from '@dreamfork/story';
import { Button, ProgressBar } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ArrowRight, FastForward, Hand, Pause, Play, RotateCcw } from 'lucide-react';
import { playerMessages } from '../../messages.ts';
import * as styles from './PlayerFooter.css.ts';

export type PlayerFooterProps = {
  view: Pick<PlayView, 'position' | 'total' | 'canGoNext'>;
  mode: PlayMode;
  isPaused: boolean;
  onEvent: (event: PlayEvent) => void;
};

const otherMode: Record<PlayMode, PlayMode> = { auto: 'manual', manual: 'auto' };

/** The bar below the text: how far the reader is, and how the story goes on. */
export function PlayerFooter({ view, mode, isPaused, onEvent }: PlayerFooterProps) {
  const messages = useMessages(playerMessages);
  const isAuto = mode === 'auto';
  return (
    <footer className={styles.footer}>
      <Button
        variant="quiet"
        size="small"
        icon={RotateCcw}
        onPress={() => onEvent({ type: 'restart' })}
      >
        {messages.restart}
      </Button>
      <span className={styles.bar}>
        <ProgressBar label={messages.progress} hideLabel value={view.position} max={view.total} />
      </span>
      <span className={styles.counter}>{messages.counter(view.position, view.total)}</span>
      <span className={styles.rowBreak} />
      <div className={styles.rest}>
        {isAuto && (
          <Button
            size="small"
            variant="quiet"
            icon={isPaused ? Play : Pause}
            onPress={() => onEvent({ type: 'setPaused', isPaused: !isPaused })}
          >
            {isPaused ? messages.resume : messages.pause}
          </Button>
        )}
        {view.canGoNext && (
          <Button
            size="small"
            variant="primary"
            iconEnd={ArrowRight}
            onPress={() => onEvent({ type: 'next' })}
          >
            {messages.next}
          </Button>
        )}
        <Button
          size="small"
          icon={isAuto ? FastForward : Hand}
          onPress={() => onEvent({ type: 'setMode', mode: otherMode[mode] })}
        >
          {isAuto ? messages.auto : messages.manual}
        </Button>
      </div>
    </footer>
  );
}
