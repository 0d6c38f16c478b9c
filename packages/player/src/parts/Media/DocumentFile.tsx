import type { NodeMedia } from '@dreamfork/story';
import { formatFileSize } from '@dreamfork/ui/i18n';
import { Download, ExternalLink } from 'lucide';
import { buttonStyle } from '../../controls/controls.css.ts';
import { Icon } from '../../controls/Icon.tsx';
import { usePlayerLocale, usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import * as styles from './Media.css.ts';

export type DocumentFileProps = { item: NodeMedia; url: string; name: string };

/** A document to open or download. */
export function DocumentFile({ item, url, name }: DocumentFileProps) {
  const messages = usePlayerMessages().media;
  const locale = usePlayerLocale();
  return (
    <div className={styles.document}>
      <div className={styles.documentText}>
        <span className={styles.documentName}>{name}</span>
        {item.title !== '' && item.description !== '' && (
          <span className={styles.documentSize}>{item.description} </span>
        )}
        {item.fileSize > 0 && (
          <span className={styles.documentSize}>{formatFileSize(locale, item.fileSize)}</span>
        )}
      </div>
      <a
        className={buttonStyle.secondary}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={messages.open(name)}
      >
        <Icon icon={ExternalLink} size={16} />
        {messages.openWord}
      </a>
      <a
        className={buttonStyle.quiet}
        href={url}
        download=""
        rel="noopener noreferrer"
        aria-label={messages.download(name)}
      >
        <Icon icon={Download} size={16} />
        {messages.downloadWord}
      </a>
    </div>
  );
}
