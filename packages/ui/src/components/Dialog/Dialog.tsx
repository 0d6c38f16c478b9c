import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import * as styles from './Dialog.css.ts';
import { DialogContent, type DialogContentProps } from './DialogContent.tsx';

export type DialogProps = {
  /** What the dialog is for; its heading and its name for screen readers. */
  title: string;
  /** One or two sentences under the title. */
  description?: string;
  isOpen: boolean;
  /** Called with `false` by the close button, Escape and, where it may, a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** @default 'medium' */
  size?: DialogSize;
  /** Whether a press outside closes the dialog. Turn it off where typed text would be lost. @default true */
  isDismissable?: boolean;
  /** Buttons under the content, the primary one last. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** A sheet over the page that holds focus until it is closed, and gives it back then. */
export function Dialog({ size = 'medium', isDismissable = true, ...props }: DialogProps) {
  return (
    <DialogShell
      {...props}
      role="dialog"
      size={size}
      isDismissable={isDismissable}
      hasCloseButton
    />
  );
}

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
