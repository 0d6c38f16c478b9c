/** Milliseconds after which a busy page has to make the time. */
const longestWait = 500;

/** Does something once the page has nothing better to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari knows no idle time.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: longestWait });
  return () => cancelIdleCallback(idle);
}
