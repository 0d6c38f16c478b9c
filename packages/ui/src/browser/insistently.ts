import { refetchStyleSheets } from './styleSheets.ts';

const firstPause = 2000;
const longestPause = 60_000;

/** Resolves after so many milliseconds, or as soon as the browser says that the network is back. */
function pauseOrNetwork(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });
}

/**
 * Loads code, with the style sheets that did not come before, and tries again until it succeeds, after 2 seconds
 * at first and later once a minute: for code without which the page does, or can show nothing else.
 */
export async function insistently<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      await refetchStyleSheets();
      return await load();
    } catch {
      // A bad network is no fault of the page; each try of the browser is in its own log.
      await pauseOrNetwork(pause);
    }
  }
}
