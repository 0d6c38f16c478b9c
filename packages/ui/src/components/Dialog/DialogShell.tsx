import { Modal, ModalOverlay } from 'react-aria-components';
import * as styles from './Dialog.css.ts';
import { DialogContent, type DialogContentProps } from './DialogContent.tsx';

export const dialogSizes = ['small', 'medium', 'large', 'full'] as const;
export type DialogSize = (typeof dialogSizes)[number];

type DialogShellProps = Omit<DialogContentProps, 'onClose'> & {
  size: DialogSize;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isDismissable: boolean;
};

/** The sheet that dialogs, confirmations and prompts share. */
export const DialogShell = ({
  size,
  isOpen,
  onOpenChange,
  isDismissable,
  ...sheet
}: DialogShellProps) => (
  <ModalOverlay
    className={styles.overlay}
    data-dialog-overlay
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    isDismissable={isDismissable}
  >
    <Modal className={styles.modal} data-size={size}>
      <DialogContent {...sheet} onClose={() => onOpenChange(false)} />
    </Modal>
  </ModalOverlay>
);
