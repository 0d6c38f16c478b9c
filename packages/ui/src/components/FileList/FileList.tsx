import { type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFileSize, formatShare, useLocale, useMessages } from '../../i18n/index.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../Button/Button.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './FileList.css.ts';
import { fileListMessages } from './FileList.messages.ts';

export type FileListItem = {
  id: string;
  /** Its file name. */
  name: string;
  /** In bytes, where it is known. */
  size?: number;
  icon?: LucideIcon;
  /** What is being done with the file, and its share in percent where that is known. */
  progress?: { label: string; value?: number };
  /** What else there is to say: why it waits, how long it still takes. */
  note?: string;
  /** Why the file did not arrive, and what to do. */
  errorMessage?: string;
  /** Offers to call off what is being done. */
  onCancel?: () => void;
  /** Offers to try again. */
  onRetry?: () => void;
  /** What can be done with a file that is there: small IconButtons, each named after the file. */
  actions?: ReactNode;
};

export type FileListProps = {
  /** Name of the list for screen readers. */
  label: string;
  /** The files, in the order in which they were given. */
  items: readonly FileListItem[];
};

/** Files with their sizes, how far each is on its way, and what became of it. */
export function FileList({ label, items }: FileListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <FileListRow key={item.id} {...item} />
      ))}
    </ul>
  );
}

/** One file of the list. */
function FileListRow({
  name,
  size,
  icon,
  progress,
  note,
  errorMessage,
  onCancel,
  onRetry,
  actions,
}: FileListItem) {
  const messages = useMessages(fileListMessages);
  const locale = useLocale();
  const share = progress?.value;
  const facts = [
    size !== undefined && formatFileSize(locale, size),
    share !== undefined && formatShare(locale, share / 100),
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        {icon && <Icon icon={icon} size={16} />}
        <span className={styles.name} title={name}>
          {name}
        </span>
        {facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
        {actions}
      </div>
      {progress && <ProgressBar {...progress} hideLabel />}
      {note && <p className={styles.note}>{note}</p>}
      {errorMessage && (
        <p className={styles.error} role="alert">
          <Icon icon={TriangleAlert} size={16} />
          <span>{errorMessage}</span>
        </p>
      )}
      {(onCancel || onRetry) && (
        <div className={styles.buttons}>
          {onRetry && (
            <Button
              size="small"
              icon={RotateCw}
              aria-label={messages.retryFile(name)}
              onPress={onRetry}
            >
              {messages.retry}
            </Button>
          )}
          {onCancel && (
            <Button
              size="small"
              variant="quiet"
              aria-label={messages.cancelFile(name)}
              onPress={onCancel}
            >
              {messages.cancel}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
