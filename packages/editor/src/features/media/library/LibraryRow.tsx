import { mediaTypeOf } from '@dreamfork/story';
import { Button, IconButton } from '@dreamfork/ui';
import { plain } from '@dreamfork/ui/css';
import { formatDate, formatFileSize, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Info } from 'lucide-react';
import { isSeen, MediaThumbnail } from '../../../canvas/media/MediaThumbnail.tsx';
import { nodeIcons } from '../../../nodeTypes/nodeIcons.ts';
import type { LibraryFile } from '../../../services/index.ts';
import { typeHue } from '../hue.css.ts';
import * as styles from './library.css.ts';
import { libraryMessages } from './library.messages.ts';

export type LibraryRowProps = {
  file: LibraryFile;
  /** Shows all about the file; null where files are only to be chosen. */
  onShow: ((file: LibraryFile) => void) | null;
  /** Takes the file; null where there is nothing to take it for. */
  onUse: ((file: LibraryFile) => void) | null;
};

/** One file of the author's. */
export function LibraryRow({ file, onShow, onUse }: LibraryRowProps) {
  const messages = useMessages(libraryMessages);
  const locale = useLocale();
  return (
    <li className={styles.row}>
      <LibraryThumbnail file={file} />
      <span className={styles.text}>
        <span className={styles.name} title={file.fileName}>
          {file.fileName}
        </span>
        <span className={styles.quiet}>
          {formatFileSize(locale, file.fileSize)} · {formatDate(locale, file.uploadedAt)}
        </span>
        {file.unusedSince && (
          <span className={styles.quiet}>
            {messages.unusedSince(formatDate(locale, file.unusedSince))}
          </span>
        )}
      </span>
      {onUse && (
        <Button
          size="small"
          variant="secondary"
          aria-label={messages.chooseFile(file.fileName)}
          onPress={() => onUse(file)}
        >
          {messages.choose}
        </Button>
      )}
      {onShow && (
        <IconButton
          icon={Info}
          size="small"
          label={messages.details(file.fileName)}
          onPress={() => onShow(file)}
        />
      )}
    </li>
  );
}

/** A file as a small picture, or as the icon of its type. */
export function LibraryThumbnail({ file }: { file: LibraryFile }) {
  const mediaType = mediaTypeOf(file.mimeType);
  const Icon = nodeIcons[mediaType];
  const item = { ...file, mediaType };
  return (
    <span className={`${styles.thumbnail} ${typeHue[mediaType]}`}>
      {isSeen(item) ? (
        <MediaThumbnail item={item} fallback={<Icon className={plain} aria-hidden />} />
      ) : (
        <Icon className={plain} aria-hidden />
      )}
    </span>
  );
}
