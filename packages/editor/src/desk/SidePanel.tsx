import { type ReactNode, useEffect, useRef } from 'react';
import { EditorBoundary } from '../EditorBoundary.tsx';
import { useDesk, useEditor } from '../EditorContext.tsx';
import * as styles from './desk.css.ts';

export type SidePanelProps = { side: 'left' | 'right'; label: string; children: ReactNode };

/** A panel beside the canvas, or over it where there is little room; there Escape closes it. */
export function SidePanel({ side, label, children }: SidePanelProps) {
  const { desk } = useEditor();
  const isDrawer = useDesk(({ width }) => width !== 'wide');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!isDrawer || !element) return;
    const origin = document.activeElement;
    if (!element.contains(origin)) element.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) desk.closeDrawer();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      if (origin instanceof HTMLElement && !element.contains(origin)) origin.focus();
    };
  }, [isDrawer, desk]);
  return (
    <aside
      ref={panel}
      className={styles.side}
      data-side={side}
      data-drawer={isDrawer || undefined}
      aria-label={label}
      tabIndex={-1}
    >
      <EditorBoundary>{children}</EditorBoundary>
    </aside>
  );
}
