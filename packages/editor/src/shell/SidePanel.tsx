import { compact } from '@dreamfork/ui/css';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useEditor, useWorkspace } from '../EditorContext.tsx';
import { EditorBoundary } from './EditorBoundary.tsx';
import { PanelEdge } from './PanelEdge.tsx';
import { type Side, usePanelWidth } from './usePanelWidth.ts';
import * as styles from './workspace.css.ts';

export type SidePanelProps = { side: Side; label: string; children: ReactNode };

/** A panel beside the canvas, or over it where there is little room; there Escape closes it. */
export function SidePanel({ side, label, children }: SidePanelProps) {
  const { workspace } = useEditor();
  const isDrawer = useWorkspace(({ width }) => width !== 'wide');
  const width = usePanelWidth(side);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!isDrawer || !element) return;
    const origin = document.activeElement;
    if (!element.contains(origin)) element.focus();
    return () => {
      const isFocusLost = document.activeElement === document.body;
      if (isFocusLost && origin instanceof HTMLElement && !element.contains(origin)) origin.focus();
    };
  }, [isDrawer]);

  // What is nearer to the focus hears of a key first: an edit, an open list.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isDrawer || !isHere || event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    workspace.closeDrawer();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it where it lies over the canvas.
    <aside
      ref={panel}
      className={`${styles.side} ${compact}`}
      data-side={side}
      data-drawer={isDrawer || undefined}
      aria-label={label}
      style={{ width }}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <EditorBoundary>{children}</EditorBoundary>
      {!isDrawer && <PanelEdge side={side} />}
    </aside>
  );
}
