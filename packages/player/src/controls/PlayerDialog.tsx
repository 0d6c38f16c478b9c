import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWords } from '../labels/PlayerLanguage.tsx';
import { Button } from './Button.tsx';
import * as styles from './PlayerDialog.css.ts';
import { useModal } from './useModal.ts';

export type PlayerDialogProps = {
  title: string;
  /** @default 'words' */
  look?: 'words' | 'picture';
  onClose: () => void;
  children: ReactNode;
  /** Buttons under the content. */
  actions?: ReactNode;
};

/** A sheet over the story. Its keys are its own: none of them reaches the story below. */
export function PlayerDialog({
  title,
  look = 'words',
  onClose,
  children,
  actions,
}: PlayerDialogProps) {
  const dialog = useModal({ onClose, isSheet: true });
  const titleId = useId();
  const words = useWords();
  return (
    <dialog ref={dialog} className={styles.look[look]} aria-labelledby={titleId}>
      <div className={styles.content[look]}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Button variant="quiet" icon={X} label={words.close} onPress={onClose} />
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
