import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as styles from './RowList.css.ts';

export type RowListProps<Item> = {
  /** What the list holds, for screen readers. */
  label: string;
  items: readonly Item[];
  /** Names an item; the same function between renders. */
  keyOf: (item: Item) => string;
  /** A row. Its element with `data-row` takes the focus; `tabIndex` is for that element and what stands beside it. */
  children: (item: Item, row: { index: number; tabIndex: 0 | -1 }) => ReactNode;
  /** How high a row is before it is measured. @default 38 */
  rowHeight?: number;
  /** The row to bring into view when it changes. */
  currentKey?: string | undefined;
  testId?: string;
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** Which row an element is in. */
const indexOf = (element: Element): number =>
  Number(element.closest('[data-index]')?.getAttribute('data-index') ?? 0);

/** A list of any length, of which only the rows in view are there. Arrow keys move along it. */
export function RowList<Item>({
  label,
  items,
  keyOf,
  children,
  rowHeight = 38,
  currentKey,
  testId,
}: RowListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const wanted = useRef<number | null>(null);
  // The same function as long as the items are: another one has all rows measured anew.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    [items, keyOf],
  );
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is, which is right here.
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey,
    overscan: 6,
  });
  const rows = virtualizer.getVirtualItems();
  const reachable = rows.some(({ index }) => index === active) ? active : rows[0]?.index;

  // Only another current row scrolls the list, not every change of it.
  const showCurrent = useEffectEvent((current: string) => {
    const index = items.findIndex((item) => keyOf(item) === current);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  });
  useEffect(() => {
    if (currentKey !== undefined) showCurrent(currentKey);
  }, [currentKey]);

  const rowAt = (index: number) =>
    scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-row]`);

  // The row that a key went to may not be there before the list has scrolled to it.
  useEffect(() => {
    const index = wanted.current;
    if (index === null) return;
    const row = rowAt(index);
    if (!row) return;
    wanted.current = null;
    row.focus();
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element) || !target.closest('[data-row]')) return;
    const at = indexOf(target);
    const ends: Record<string, number> = { Home: 0, End: items.length - 1 };
    const to = ends[key] ?? (steps[key] === undefined ? undefined : at + steps[key]);
    if (to === undefined) return;
    event.preventDefault();
    const index = Math.min(Math.max(to, 0), items.length - 1);
    setActive(index);
    virtualizer.scrollToIndex(index, { align: 'auto' });
    const row = rowAt(index);
    if (row) row.focus({ preventScroll: true });
    else wanted.current = index;
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) setActive(indexOf(target));
    };
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusin', onFocus);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusin', onFocus);
    };
  }, []);

  return (
    <div ref={scroller} className={styles.scroller}>
      <ol
        className={styles.list}
        aria-label={label}
        data-testid={testId}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {rows.map(({ index, key, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              className={styles.row}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {children(item, { index, tabIndex: index === reachable ? 0 : -1 })}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
