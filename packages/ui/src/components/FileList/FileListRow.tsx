import { RotateCw, TriangleAlert } from 'lucide-react';
import { formatFileSize, formatShare, useLocale, useMessages } from '../../i18n/index.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../Button/Button.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './FileList.css.ts';
import { fileListMessages } from './FileList.messages.ts';
import type { FileListItem } from './FileList.tsx';

/** One file of the list. */
export function FileListRow({
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
