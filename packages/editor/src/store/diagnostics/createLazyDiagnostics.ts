import { lazily } from '@dreamfork/ui/lazy';
import type { Session } from '../session/createSession.ts';
import type { Diagnostics, DiagnosticsClock } from './createDiagnostics.ts';
import { createDiagnosticsStore } from './diagnosticsStore.ts';

const fetchDiagnostics = lazily(
  async () => (await import('./createDiagnostics.ts')).createDiagnostics,
);

/** Diagnostics whose code is loaded when the browser is idle; empty until then. */
export function createLazyDiagnostics(session: Session): Diagnostics {
  const store = createDiagnosticsStore();
  return {
    ...store,
    attend: () => {
      let isOver = false;
      let leave = () => {};
      const begin = async () => {
        const createDiagnostics = await fetchDiagnostics();
        if (isOver) return;
        leave = createDiagnostics(session, browserClock, store).attend();
      };
      // If the code cannot be loaded, the editor works without diagnostics.
      const callOff = browserClock.whenFree(() => void begin().catch(() => {}));
      return () => {
        isOver = true;
        callOff();
        leave();
      };
    },
  };
}

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
