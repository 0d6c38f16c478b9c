import type { ReactNode } from 'react';
import { useModal } from '../../controls/useModal.ts';
import * as styles from './OverlayFrame.css.ts';

export type OverlayFrameProps = {
  /** The label of the overlay for screen readers. */
  label: string;
  onClose: (() => void) | undefined;
  children: ReactNode;
};

/** Covers the page, contains the focus and restores it on closing. The player handles Escape. */
export function OverlayFrame({ label, onClose, children }: OverlayFrameProps) {
  const dialog = useModal({ onClose: () => onClose?.() });
  return (
    <dialog ref={dialog} className={styles.overlay} aria-label={label} tabIndex={-1}>
      {children}
    </dialog>
  );
}
