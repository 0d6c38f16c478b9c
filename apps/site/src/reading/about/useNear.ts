import { type RefCallback, useState } from 'react';

/** Whether an element has come near the window since it is there. */
export function useNear(): [boolean, RefCallback<HTMLElement>] {
  const [isNear, setNear] = useState(false);
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [isNear, watch];
}
