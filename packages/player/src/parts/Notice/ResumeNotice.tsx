import { type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../controls/Button.tsx';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import type { ReadingNotice } from '../../session/reading.ts';
import { ClockContext } from '../../time/clock.ts';
import * as styles from './Notice.css.ts';

export type ResumeNoticeProps = {
  notice: ReadingNotice;
  onRestart: () => void;
  /** Undoes the restart. */
  onRestore: (() => void) | undefined;
  onDismiss: () => void;
};

/** How long a restart can be undone, in milliseconds. */
const restoreTime = 10_000;

/** Tells the reader that the reading was resumed or restarted, with the alternatives. */
export function ResumeNotice({ notice, onRestart, onRestore, onDismiss }: ResumeNoticeProps) {
  const messages = usePlayerMessages().notice;
  const isRestarted = notice === 'restarted';
  const element = useAutoDismiss(isRestarted ? restoreTime : null, onDismiss);
  return (
    <div ref={element} className={styles.resumed} role="status">
      <p className={styles.resumedText}>{messages[notice]}</p>
      <div className={styles.resumedActions}>
        {isRestarted && onRestore ? (
          <Button variant="quiet" onPress={onRestore}>
            {messages.restore}
          </Button>
        ) : (
          <Button variant="quiet" onPress={onRestart}>
            {messages.again}
          </Button>
        )}
        <Button variant="quiet" onPress={onDismiss}>
          {messages.dismiss}
        </Button>
      </div>
    </div>
  );
}

/** Calls `onTime` when an element has been shown for `delay` milliseconds; focus or pointer on it restart the time. Null: never. */
function useAutoDismiss(
  delay: number | null,
  onTime: () => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const clock = useContext(ClockContext);
  const pass = useEffectEvent(onTime);
  useEffect(() => {
    if (delay === null) return;
    let callOff: () => void;
    const wait = (): void => {
      callOff = clock.after(delay, () => {
        if (element.current?.matches(':hover, :focus-within')) wait();
        else pass();
      });
    };
    wait();
    return () => callOff();
  }, [clock, delay]);
  return element;
}
