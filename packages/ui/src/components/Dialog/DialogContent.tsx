import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import { useMessages } from '../../i18n/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useScrollStop } from '../useScrollStop.ts';
import * as styles from './Dialog.css.ts';
import { dialogMessages } from './Dialog.messages.ts';

type DialogBodyProps = { children: ReactNode };

/** The part of a dialog that scrolls between its head and its foot. */
function DialogBody({ children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const scrollStop = useScrollStop(body);
  return (
    <div ref={body} {...scrollStop} className={styles.body}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

export type DialogContentProps = {
  role: 'dialog' | 'alertdialog';
  title: string;
  description?: string;
  hasCloseButton: boolean;
  onClose: () => void;
  footer?: ReactNode;
  children?: ReactNode;
};

/** Head, scrolling body and foot: what stands on every sheet over the page. A `<header>` here would be the banner of the page. */
export function DialogContent({
  role,
  title,
  description,
  hasCloseButton,
  onClose,
  footer,
  children,
}: DialogContentProps) {
  const messages = useMessages(dialogMessages);
  const descriptionId = useId();
  return (
    <AriaDialog
      role={role}
      className={styles.dialog}
      aria-describedby={description ? descriptionId : undefined}
    >
      <div className={styles.header}>
        <Heading slot="title" className={styles.title}>
          {title}
        </Heading>
        {hasCloseButton && (
          <div className={styles.close}>
            <IconButton icon={X} label={messages.close} variant="quiet" onPress={onClose} />
          </div>
        )}
      </div>
      <DialogBody>
        {description && (
          <p id={descriptionId} className={styles.description}>
            {description}
          </p>
        )}
        {children}
      </DialogBody>
      {footer && <div className={styles.footer}>{footer}</div>}
    </AriaDialog>
  );
}
