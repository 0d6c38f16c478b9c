import { type RefObject, useEffect } from 'react';

const longestWait = 4_000;

/** Runs once when an element is in view and the page has nothing better to do. */
export function useWhenSeen(element: RefObject<Element | null>, run: () => void): void {
  useEffect(() => {
    const seen = element.current;
    if (!seen) return;
    let stop = () => {};
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (typeof requestIdleCallback === 'function') {
        const idle = requestIdleCallback(run, { timeout: longestWait });
        stop = () => cancelIdleCallback(idle);
      } else {
        const timer = setTimeout(run, longestWait / 4);
        stop = () => clearTimeout(timer);
      }
    });
    observer.observe(seen);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [element, run]);
}
