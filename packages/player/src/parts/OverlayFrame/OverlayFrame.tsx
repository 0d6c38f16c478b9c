import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import * as styles from './OverlayFrame.css.ts';

export type OverlayFrameProps = {
  /** What the overlay holds, for screen readers. */
  label: string;
  onClose: (() => void) | undefined;
  children: ReactNode;
};

/** Covers the page, holds the focus inside and gives it back at the end. Escape is the player's own key. */
export const OverlayFrame = ({ label, onClose, children }: OverlayFrameProps) => (
  <ModalOverlay
    isOpen
    isKeyboardDismissDisabled
    className={styles.overlay}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose?.();
    }}
  >
    <Modal>
      <Dialog aria-label={label} className={styles.dialog}>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
