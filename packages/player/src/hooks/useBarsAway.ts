import { type RefObject, useEffect } from 'react';

/** Pixels of scrolling in one direction after which the bars move. */
const threshold = 24;

/**
 * Marks the player with `data-bars-away` while a reader scrolls down through it; its styles move the bars away.
 * Scrolling up, the keyboard and both ends of the player bring them back.
 */
export function useBarsAway(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let last = element.getBoundingClientRect().top;
    const show = () => element.removeAttribute('data-bars-away');
    const onScroll = () => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top >= 0 || Math.floor(bottom) <= window.innerHeight) {
        last = top;
        show();
      } else if (Math.abs(top - last) >= threshold) {
        element.toggleAttribute('data-bars-away', top < last);
        last = top;
      }
    };
    const control = new AbortController();
    const { signal } = control;
    // Captured: the player may stand in any part of a page that scrolls.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
    document.addEventListener('keydown', show, { capture: true, signal });
    return () => control.abort();
  }, [root]);
}
