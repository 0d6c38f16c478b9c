import { useEffect, useState } from 'react';

const patience = 2000;

/** Turns true once the page has nothing more urgent to do. */
export function useQuietMoment(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const become = () => setQuiet(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(become, patience);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(become, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }, []);
  return isQuiet;
}
