import { useContext, useEffect, useEffectEvent } from 'react';
import { ClockContext } from '../time/clock.ts';

export type AutoAdvanceOptions = {
  /** Whether time runs at all. */
  isRunning: boolean;
  /** The node on which it runs: a new one starts it anew. */
  nodeId: string;
  /** Milliseconds. */
  delay: number;
  onTime: () => void;
};

/** Calls `onTime` when a reader has stood at a node for `delay`. */
export function useAutoAdvance({ isRunning, nodeId, delay, onTime }: AutoAdvanceOptions): void {
  const clock = useContext(ClockContext);
  const onTimeNow = useEffectEvent(onTime);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new node starts the time anew
  useEffect(() => {
    if (isRunning) return clock.after(delay, () => onTimeNow());
  }, [clock, isRunning, nodeId, delay]);
}
