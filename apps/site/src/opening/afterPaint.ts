/** Milliseconds after which a page waits no longer: some browsers keep to themselves when they paint. */
const longest = 3000;

/**
 * Resolves when what is on the page has been seen; at once where nothing is, as in a hidden tab. A frame of
 * animation comes too early: what is fetched before the paint has reached the screen may delay it.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') {
      resolve();
      return;
    }
    setTimeout(resolve, longest);
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
