import { type RefCallback, useState } from 'react';

/** Turns true once the element has come within 200 px of the viewport. */
export function useInView(): [boolean, RefCallback<HTMLElement>] {
  const [isInView, setInView] = useState(false);
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setInView(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [isInView, watch];
}
