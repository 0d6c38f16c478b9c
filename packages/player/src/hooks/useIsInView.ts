import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of an element is in view, and the page is visible. */
export function useIsInView(target: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let isInView = true;
    const update = (): void => setSeen(isInView && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? true;
      update();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    update();
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [target]);
  return isSeen;
}
