import { useEffect, useEffectEvent, useRef } from 'react';

/** Answers a dialog that is unmounted unanswered, so that its promise settles. */
export function useAnswerWhenGone(answer: () => void): void {
  const isMounted = useRef(false);
  const onGone = useEffectEvent(answer);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // React StrictMode mounts twice in development; that is no unmount.
      queueMicrotask(() => {
        if (!isMounted.current) onGone();
      });
    };
  }, []);
}
