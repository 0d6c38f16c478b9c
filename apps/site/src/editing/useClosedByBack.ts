import { useEffect, useEffectEvent, useRef } from 'react';

const mark = 'dreamforkOverlay';

const isMarked = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[mark]);

/** Gives what lies over the page an entry in the browser's history, so that Back closes it and does not leave the page. */
export function useClosedByBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, '');
    const onTravelled = () => {
      if (!isMarked()) close();
    };
    addEventListener('popstate', onTravelled);
    return () => {
      removeEventListener('popstate', onTravelled);
      isOpen.current = false;
      // Later: in strict mode React mounts an effect twice.
      queueMicrotask(() => {
        if (!isOpen.current && isMarked()) history.back();
      });
    };
  }, []);
}
