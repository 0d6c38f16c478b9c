import { useEffect, useEffectEvent, useRef } from 'react';
import { useEditor, useWorkspace } from '../EditorContext.tsx';
import { coveringLayers } from '../store/workspace/createWorkspace.ts';

const key = 'dreamforkLayers';

const stateOf = (): Record<string, unknown> => ({ ...history.state });
const entries = (): number => Number(stateOf()[key] ?? 0);

/**
 * Gives each layer that covers the canvas an entry in the browser's history, so that Back closes the uppermost
 * and does not leave the page.
 */
export function useBrowserBack(isEnabled: boolean): void {
  const { workspace } = useEditor();
  const layers = useWorkspace((state) => coveringLayers(state).length);
  /** A navigation of our own is in progress. */
  const isTravelling = useRef(false);

  const follow = useEffectEvent(() => {
    if (!isEnabled || isTravelling.current) return;
    const missing = layers - entries();
    if (missing < 0) {
      isTravelling.current = true;
      history.go(missing);
    }
    for (let added = 0; added < missing; added += 1) {
      history.pushState({ ...stateOf(), [key]: entries() + 1 }, '');
    }
  });
  const onTravelled = useEffectEvent(() => {
    const wasAsked = isTravelling.current;
    isTravelling.current = false;
    if (!wasAsked && isEnabled && entries() < layers) workspace.closeUppermost();
    else follow();
  });

  useEffect(() => {
    const listener = () => onTravelled();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry for each layer
  useEffect(() => {
    follow();
  }, [layers]);
}
