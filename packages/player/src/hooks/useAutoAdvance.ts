import { type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react';
import { ClockContext } from '../time/clock.ts';

export type AutoAdvanceOptions = {
  /** Whether the timer runs. */
  isRunning: boolean;
  /** The current node; a new one restarts the timer. */
  nodeId: string;
  /** Milliseconds. */
  delay: number;
  onTime: () => void;
};

/** Calls `onTime` when a reader has been at a node for `delay`. */
export function useAutoAdvance({ isRunning, nodeId, delay, onTime }: AutoAdvanceOptions): void {
  const clock = useContext(ClockContext);
  const onTimeNow = useEffectEvent(onTime);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new node restarts the timer
  useEffect(() => {
    if (isRunning) return clock.after(delay, () => onTimeNow());
  }, [clock, isRunning, nodeId, delay]);
}

/** Whether a part of an element is in view, and the page is visible. */
export function useIsInView(target: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let isInView = true;
    const update = (): void => setSeen(isInView && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? true;
      update();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    update();
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [target]);
  return isSeen;
}
