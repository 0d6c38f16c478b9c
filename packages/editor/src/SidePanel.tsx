import { type ReactNode, useEffect, useRef } from 'react';
import { EditorBoundary } from './EditorBoundary.tsx';
import * as styles from './StoryEditor.css.ts';
import type { PanelName } from './usePanels.ts';

export type SidePanelProps = {
  side: PanelName;
  label: string;
  /** Lies over the canvas; Escape closes it. */
  isDrawer: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A panel beside the canvas, or over it where there is little room. */
export function SidePanel({ side, label, isDrawer, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!isDrawer || !element) return;
    const origin = document.activeElement;
    if (!element.contains(origin)) element.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      if (origin instanceof HTMLElement && !element.contains(origin)) origin.focus();
    };
  }, [isDrawer, onClose]);
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
