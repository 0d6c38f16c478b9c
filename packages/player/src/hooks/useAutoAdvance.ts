import { useEffect, useEffectEvent } from 'react';

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
  const onTimeNow = useEffectEvent(onTime);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new node starts the time anew
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => onTimeNow(), delay);
    return () => clearTimeout(timer);
  }, [isRunning, nodeId, delay]);
}
