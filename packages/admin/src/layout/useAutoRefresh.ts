import { useEffect, useRef } from 'react';

/** How often everything in the administration reads itself again. */
export const refreshInterval = 60_000;

/** Calls `refresh` every minute while the page is in view; the minute begins again whenever `since` changes. */
export function useAutoRefresh(refresh: () => void, since?: number): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `since` restarts the timer
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, refreshInterval);
    return () => clearInterval(timer);
  }, [since]);
}
