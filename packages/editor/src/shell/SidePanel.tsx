import { compact } from '@dreamfork/ui/css';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useEditor, useWorkspace } from '../EditorContext.tsx';
import { giveFocusBack } from '../giveFocusBack.ts';
import { isTextField } from '../textFields.ts';
import { EditorBoundary } from './EditorBoundary.tsx';
import { PanelEdge } from './PanelEdge.tsx';
import { type Side, usePanelWidth } from './usePanelWidth.ts';
import * as styles from './workspace.css.ts';

export type SidePanelProps = {
  side: Side;
  label: string;
  /** Beside the canvas Escape does not close it. @default false */
  staysBeside?: boolean;
  children: ReactNode;
};

/**
 * A panel beside the canvas, or over it where there is little room. Escape leaves a field in it, then closes it; beside
 * the canvas the properties and the left side stay. What had the focus before has it again.
 */
export function SidePanel({ side, label, staysBeside = false, children }: SidePanelProps) {
  const { workspace } = useEditor();
  const isDrawer = useWorkspace(({ width }) => width !== 'wide');
  const width = usePanelWidth(side);
  const panel = useRef<HTMLElement>(null);
  const origin = useRef<Element | null>(null);
  // Before a field of the panel takes the focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (panel.current?.contains(activeElement)) return;
    origin.current = activeElement;
    if (isDrawer) panel.current?.focus();
  }, [isDrawer]);
  useEffect(() => () => giveFocusBack(origin.current), []);

  // What is nearer to the focus hears of a key first: an edit, an open list.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, defaultPrevented } = event;
    const isHere = target instanceof Node && currentTarget.contains(target);
    const canClose = isDrawer || !staysBeside;
    if (!canClose || !isHere || key !== 'Escape' || defaultPrevented) return;
    event.stopPropagation();
    if (isTextField(target)) currentTarget.focus();
    else if (isDrawer) workspace.closeDrawer();
    else workspace.closeDock();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it.
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
