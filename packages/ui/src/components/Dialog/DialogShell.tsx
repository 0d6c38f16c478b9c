import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useMessages } from '../../i18n/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { messages } from './Dialog.messages.ts';
import { DialogBody } from './DialogBody.tsx';

export const dialogSizes = ['small', 'medium', 'large', 'full'] as const;
export type DialogSize = (typeof dialogSizes)[number];

type DialogShellProps = {
  role: 'dialog' | 'alertdialog';
  title: string;
  description?: string;
  size: DialogSize;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isDismissable: boolean;
  hasCloseButton: boolean;
  footer?: ReactNode;
  children?: ReactNode;
};

/** The sheet that dialogs, confirmations and prompts share. */
export function DialogShell({
  role,
  title,
  description,
  size,
  isOpen,
  onOpenChange,
  isDismissable,
  hasCloseButton,
  footer,
  children,
}: DialogShellProps) {
  const words = useMessages(messages);
  const descriptionId = useId();
  return (
    <ModalOverlay
      className={styles.overlay}
      data-dialog-overlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
    >
      <Modal className={styles.modal} data-size={size}>
        <AriaDialog
          role={role}
          className={styles.dialog}
          aria-describedby={description ? descriptionId : undefined}
        >
          <header className={styles.header}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            {hasCloseButton && (
              <div className={styles.close}>
                <IconButton
                  icon={X}
                  label={words.close}
                  variant="quiet"
                  onPress={() => onOpenChange(false)}
                />
              </div>
            )}
          </header>
          <DialogBody>
            {description && (
              <p id={descriptionId} className={styles.description}>
                {description}
              </p>
            )}
            {children}
          </DialogBody>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
