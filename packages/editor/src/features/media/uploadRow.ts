import type { FileListItem } from '@dreamfork/ui';
import { percentOf } from '../../canvas/mediaState.ts';
import type { Upload } from '../../store/uploads/createUploads.ts';
import type { mediaMessages } from './messages.ts';

/** A file on its way to a node, as a list of files shows it. */
export function uploadRow(
  upload: Upload,
  { lines, held }: (typeof mediaMessages)['ru'],
  onCancel: () => void,
): FileListItem {
  const row = { id: 'upload', name: upload.fileName };
  switch (upload.kind) {
    case 'waiting': {
      const reason = upload.isUntilSaved ? `. ${held.untilSaved}` : '';
      return { ...row, note: `${lines.waiting(upload.fileName)}${reason}`, onCancel };
    }
    case 'uploading':
      return {
        ...row,
        progress: { label: lines.uploading(upload.fileName), value: percentOf(upload.share) },
        ...(upload.secondsLeft === null ? {} : { note: lines.left(upload.secondsLeft) }),
        onCancel,
      };
    case 'failed':
      return { ...row, errorMessage: lines.failed(upload.message), onRetry: upload.retry };
  }
}
