import { type RefObject, useEffect, useState } from 'react';

/**
 * Makes a box a stop of the Tab key for as long as its one child is larger than it, so that the
 * keyboard can scroll it. Returns attributes to spread into the box.
 */
export function useScrollStop(box: RefObject<HTMLElement | null>): { tabIndex?: 0 } {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setOverflowing(
        element.scrollHeight > element.clientHeight + 1 ||
          element.scrollWidth > element.clientWidth + 1,
      );
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box]);
  return isOverflowing ? { tabIndex: 0 } : {};
}
