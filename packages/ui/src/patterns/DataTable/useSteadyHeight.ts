import { type RefObject, useEffect, useState } from 'react';

const unseen = { width: 0, height: 0, bodyHeight: 0, rows: 0 };

/**
 * The height of the tallest page of a table at its present width, and of one of its rows: what stands below
 * stays where it is on a shorter last page and while a page is loading.
 */
export function useSteadyHeight(
  around: RefObject<HTMLElement | null>,
  { rows, isPaged }: { rows: number; isPaged: boolean },
) {
  const [tallest, setTallest] = useState(unseen);
  useEffect(() => {
    const element = around.current?.firstElementChild;
    if (!(element instanceof HTMLElement) || rows === 0) return;
    const observer = new ResizeObserver(() => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const bodyHeight = element.querySelector('tbody')?.offsetHeight ?? 0;
      setTallest((known) =>
        known.width === width && known.height >= height
          ? known
          : { width, height, bodyHeight, rows },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [around, rows]);
  if (!isPaged || tallest.rows === 0) return {};
  return {
    height: tallest.height,
    rows: tallest.rows,
    rowHeight: tallest.bodyHeight / tallest.rows,
  };
}
