import type { ReactNode } from 'react';
import { useModal } from '../../controls/useModal.ts';
import * as styles from './OverlayFrame.css.ts';

export type OverlayFrameProps = {
  /** What the overlay holds, for screen readers. */
  label: string;
  onClose: (() => void) | undefined;
  children: ReactNode;
};

/** Covers the page, holds the focus inside and gives it back at the end. Escape is the player's own key. */
export function OverlayFrame({ label, onClose, children }: OverlayFrameProps) {
  const dialog = useModal({ onClose: () => onClose?.() });
  return (
    <dialog ref={dialog} className={styles.overlay} aria-label={label} tabIndex={-1}>
      {children}
    </dialog>
  );
}
