import type { DiagnosticsClock } from './createDiagnostics.ts';

/** Work for idle moments; Safari has none of its own and takes the next task. */
function whenFree(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 1000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 16);
  return () => clearTimeout(id);
}

export const browserClock: DiagnosticsClock = {
  afterPause: (work, milliseconds) => {
    const id = setTimeout(work, milliseconds);
    return () => clearTimeout(id);
  },
  whenFree,
  now: () => performance.now(),
};
