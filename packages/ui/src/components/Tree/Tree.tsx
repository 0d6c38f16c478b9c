import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './Tree.css.ts';
import { TreeCell } from './TreeCell.tsx';
import { type TreeRow, treeStep } from './treeKeys.ts';

export type TreeHandle = {
  /** Brings a row into view and gives it the focus, as soon as it is there. */
  focusRow: (id: string) => void;
};

export type TreeProps<Row extends TreeRow> = ExtraAttributes & {
  /** What the tree holds, for screen readers. */
  label: string;
  /** The visible rows from top to bottom; only those in view are drawn. */
  rows: readonly Row[];
  /** What a row shows. The element with the id `nameId` names the row; controls take part in the Tab order of the active row alone. */
  children: (row: Row, place: { isActive: boolean; nameId: string }) => ReactNode;
  /** What stands below a row, as wide as the tree, such as the form that edits it. */
  below?: (row: Row) => ReactNode;
  /** The rows that are selected. */
  selectedIds?: ReadonlySet<string>;
  /** A row to bring into view when it changes, for it was picked elsewhere. */
  currentId?: string | undefined;
  /** Another row has become the active one, by keyboard or pointer. */
  onActiveChange?: (row: Row) => void;
  onExpandedChange?: (row: Row, isExpanded: boolean) => void;
  /** Keys on a row that the tree itself does not use; what is handled calls `preventDefault`. */
  onRowKeyDown?: (event: KeyboardEvent<HTMLElement>, row: Row) => void;
  /** Levels that are drawn by indentation; deeper rows stand no further in and show their level. @default 8 */
  deepest?: number;
  ref?: Ref<TreeHandle>;
};

const rowHeight = 34;

/** Rows of any number and depth, one under another, that open and close: a tree grid of one column. */
export function Tree<Row extends TreeRow>({
  label,
  rows,
  children,
  below,
  selectedIds,
  currentId,
  onActiveChange,
  onExpandedChange,
  onRowKeyDown,
  deepest = 8,
  ref,
  ...rest
}: TreeProps<Row>) {
  const treeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const reported = useRef<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const [, lookAgain] = useState(0);

  const indexOf = (id: string | null | undefined) => rows.findIndex((row) => row.id === id);
  const nameIdOf = (index: number) => `${treeId}${index}`;
  const activeIndex = Math.max(indexOf(active), 0);
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is, which is right here.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    // The active row stays even out of view: the focus may be on it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeIndex])]
        .filter((index) => index < rows.length)
        .sort((one, other) => one - other),
  });

  const goTo = (id: string) => {
    wanted.current = id;
    setActive(id);
    lookAgain((count) => count + 1);
  };
  useImperativeHandle(ref, () => ({ focusRow: goTo }));

  // The row to be focused may not be there before an edit has made it or the list has scrolled.
  useEffect(() => {
    const id = wanted.current;
    const index = indexOf(id);
    if (id === null || index < 0) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    virtualizer.scrollToIndex(index, { align: 'auto' });
    if (!row) return;
    wanted.current = null;
    // What leaves the focus may close itself, which React does not take in the midst of its work.
    queueMicrotask(() => row.focus({ preventScroll: true }));
  });

  const showCurrent = useEffectEvent((id: string) => {
    const index = indexOf(id);
    if (index < 0 || id === active) return;
    reported.current = id;
    setActive(id);
    virtualizer.scrollToIndex(index, { align: 'auto' });
  });
  useEffect(() => {
    if (currentId !== undefined) showCurrent(currentId);
  }, [currentId]);

  const activate = (row: Row) => {
    setActive(row.id);
    if (row.id === reported.current) return;
    reported.current = row.id;
    onActiveChange?.(row);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: Row, index: number) => {
    const { target, currentTarget } = event;
    if (target !== currentTarget) {
      // A menu of the row is its child for React and lies elsewhere in the page.
      const isInside = target instanceof Node && currentTarget.contains(target);
      if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
      event.preventDefault();
      currentTarget.focus();
      return;
    }
    onRowKeyDown?.(event, row);
    const isChord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.defaultPrevented || isChord) return;
    const step = treeStep(rows, index, event.key);
    if (!step) return;
    event.preventDefault();
    if ('expand' in step) onExpandedChange?.(row, step.expand);
    else goTo(rows[step.focus]?.id ?? row.id);
  };

  return (
    <div ref={scroller} className={styles.scroller}>
      <div
        {...rest}
        role="treegrid"
        aria-label={label}
        aria-rowcount={rows.length}
        aria-multiselectable={selectedIds !== undefined}
        className={styles.tree}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          const isActive = index === activeIndex;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a table row cannot be placed by a transform.
            <div
              key={key}
              ref={virtualizer.measureElement}
              role="row"
              tabIndex={isActive ? 0 : -1}
              aria-labelledby={nameIdOf(index)}
              aria-level={row.level}
              aria-rowindex={index + 1}
              aria-expanded={row.isExpanded}
              aria-selected={selectedIds?.has(row.id)}
              data-index={index}
              data-row-id={row.id}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
              onFocus={() => activate(row)}
              onKeyDown={(event) => onKeyDown(event, row, index)}
            >
              <TreeCell
                level={row.level}
                deepest={deepest}
                below={below?.(row)}
                isExpanded={row.isExpanded}
                onExpandedChange={(isExpanded) => onExpandedChange?.(row, isExpanded)}
              >
                {children(row, { isActive, nameId: nameIdOf(index) })}
              </TreeCell>
            </div>
          );
        })}
      </div>
    </div>
  );
}
