import type { NodeMedia } from '@dreamfork/story';
import { formatFileSize } from '@dreamfork/ui/i18n';
import { Download, ExternalLink } from 'lucide-react';
import { buttonLook, icon } from '../../controls/controls.css.ts';
import { usePlayerLocale, useWords } from '../../labels/PlayerLanguage.tsx';
import * as styles from './Media.css.ts';

export type DocumentFileProps = { item: NodeMedia; url: string; name: string };

/** A document to open or to keep. */
export function DocumentFile({ item, url, name }: DocumentFileProps) {
  const words = useWords().media;
  const locale = usePlayerLocale();
  return (
    <div className={styles.document}>
      <div className={styles.documentWords}>
        <span className={styles.documentName}>{name}</span>
        {item.title !== '' && item.description !== '' && (
          <span className={styles.documentSize}>{item.description} </span>
        )}
        {item.fileSize > 0 && (
          <span className={styles.documentSize}>{formatFileSize(locale, item.fileSize)}</span>
        )}
      </div>
      <a
        className={buttonLook.secondary}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.open(name)}
      >
        <ExternalLink className={icon} size={16} aria-hidden />
        {words.openWord}
      </a>
      <a
        className={buttonLook.quiet}
        href={url}
        download=""
        rel="noopener noreferrer"
        aria-label={words.download(name)}
      >
        <Download className={icon} size={16} aria-hidden />
        {words.downloadWord}
      </a>
    </div>
  );
}
