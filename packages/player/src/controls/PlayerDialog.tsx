import { X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { usePlayerMessages } from '../labels/PlayerLanguage.tsx';
import { Button } from './Button.tsx';
import * as styles from './PlayerDialog.css.ts';
import { useModal } from './useModal.ts';

export type PlayerDialogProps = {
  title: string;
  /** @default 'text' */
  look?: 'text' | 'picture';
  onClose: () => void;
  children: ReactNode;
  /** Buttons below the content. */
  actions?: ReactNode;
};

/** A modal dialog; its keys do not reach the story below. */
export function PlayerDialog({
  title,
  look = 'text',
  onClose,
  children,
  actions,
}: PlayerDialogProps) {
  const dialog = useModal({ onClose, isSheet: true });
  const titleId = useId();
  const messages = usePlayerMessages();
  return (
    <dialog ref={dialog} className={styles.look[look]} aria-labelledby={titleId}>
      <div className={styles.content[look]}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Button variant="quiet" icon={X} label={messages.close} onPress={onClose} />
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
