import { useEffect, useRef } from 'react';

/** How often everything in the administration reads itself again. */
export const refreshInterval = 60_000;

/** Calls `refresh` every minute while the page is in view. */
export function useAutoRefresh(refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, refreshInterval);
    return () => clearInterval(timer);
  }, []);
}
