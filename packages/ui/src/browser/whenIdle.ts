/** Milliseconds to wait in browsers without `requestIdleCallback`, such as Safari. */
const fallbackDelay = 200;

/**
 * Runs a function once the page is idle, or after `timeout` milliseconds at the latest. Returns a function
 * that cancels it.
 */
export function whenIdle(run: () => void, timeout = 500): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, fallbackDelay);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(handle);
}
