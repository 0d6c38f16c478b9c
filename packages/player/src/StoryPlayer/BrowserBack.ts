import { useEffect, useEffectEvent, useRef } from 'react';

const key = 'dreamforkStep';

const stateOf = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** The number of history entries of the reading before the current one. */
export function browserSteps(): number {
  const steps = stateOf()[key];
  return typeof steps === 'number' && Number.isInteger(steps) && steps > 0 ? steps : 0;
}

/** Adds an entry for the same address and keeps the page's own history state. */
function pushBrowserStep(): void {
  history.pushState({ ...stateOf(), [key]: browserSteps() + 1 }, '');
}

export type BrowserBackProps = {
  /** The number of steps that the reader can go back in the story. */
  stepsBack: number;
  isPanelOpen: boolean;
  onClosePanel: () => void;
  onBack: () => void;
};

/**
 * Adds an entry to the browser's history for each step of this visit and for an open panel, so that the
 * browser's Back closes the panel, then goes a step back. Renders nothing.
 */
export function BrowserBack({
  stepsBack,
  isPanelOpen,
  onClosePanel,
  onBack,
}: BrowserBackProps): null {
  /** The steps before the first entry: Back leaves the page there. */
  const base = useRef<number | null>(null);
  /** A navigation of our own is in progress. */
  const isTravelling = useRef(false);

  const depthNow = (): number => {
    base.current = Math.min(base.current ?? Math.max(0, stepsBack - browserSteps()), stepsBack);
    return stepsBack - base.current + (isPanelOpen ? 1 : 0);
  };
  const follow = useEffectEvent(() => {
    if (isTravelling.current) return;
    const missing = depthNow() - browserSteps();
    if (missing > 0) {
      // A resumed reading may have many steps; it has one entry.
      base.current = (base.current ?? 0) + missing - 1;
      pushBrowserStep();
    } else if (missing < 0) {
      isTravelling.current = true;
      history.go(missing);
    }
  });
  const onTravelled = useEffectEvent(() => {
    const wasAsked = isTravelling.current;
    isTravelling.current = false;
    const isBack = browserSteps() < depthNow();
    if (wasAsked || !isBack) follow();
    else if (isPanelOpen) onClosePanel();
    else onBack();
  });

  useEffect(() => {
    const listener = (): void => onTravelled();
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    addEventListener('popstate', listener);
    return () => {
      removeEventListener('popstate', listener);
      history.scrollRestoration = before;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step and panel moves the entry
  useEffect(() => {
    follow();
  }, [stepsBack, isPanelOpen]);
  return null;
}
