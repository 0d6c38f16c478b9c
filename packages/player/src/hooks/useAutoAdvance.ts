import { useContext, useEffect, useEffectEvent } from 'react';
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
