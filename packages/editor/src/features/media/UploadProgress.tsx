import { ProgressBar } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { percentOf } from '../../canvas/mediaState.ts';
import type { Upload } from '../../store/uploads/createUploads.ts';
import * as styles from './media.css.ts';
import { mediaMessages } from './messages.ts';

export type UploadProgressProps = { upload: Extract<Upload, { kind: 'uploading' | 'waiting' }> };

/** How far a file is, and how long it still takes. */
export function UploadProgress({ upload }: UploadProgressProps) {
  const messages = useMessages(mediaMessages);
  if (upload.kind === 'waiting') {
    return (
      <p className={styles.help}>
        {messages.lines.waiting(upload.fileName)}
        {upload.isUntilSaved && ` ${messages.held.untilSaved}`}
      </p>
    );
  }
  return (
    <>
      <ProgressBar
        label={messages.lines.uploading(upload.fileName)}
        value={percentOf(upload.share)}
      />
      {upload.secondsLeft !== null && (
        <p className={styles.quiet}>{messages.lines.left(upload.secondsLeft)}</p>
      )}
    </>
  );
}
