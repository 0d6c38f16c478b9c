import { findNode } from '@dreamfork/story';
import { Button, Dialog, DropZone, ProgressBar } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { createMediaCommands } from '../commands/mediaCommands.ts';
import type { DeskDialogProps } from '../desk/dialogs.ts';
import { useEditor, useSession, useUpload } from '../EditorContext.tsx';
import { mediaMessages } from '../messages/index.ts';
import { usePanelCommands } from '../usePanelCommands.ts';
import * as styles from './media.css.ts';
import { percentOf } from './mediaState.ts';
import { statedMaxima } from './uploadRules.ts';

const bytesPerMegabyte = 1_048_576;

/** A place for one file of a media node, and how far it is on its way. */
export function UploadDialog({ payload, isOpen, onClose }: DeskDialogProps<'upload'>) {
  const { nodeId } = payload;
  const { session } = useEditor();
  const { uploadMedia, cancelUpload } = usePanelCommands(createMediaCommands);
  const words = useMessages(mediaMessages);
  const locale = useLocale();
  const title = useSession(({ document }) => findNode(document, nodeId)?.title);
  const isUnsaved = useSession(({ saved }) => saved.id === undefined);
  const upload = useUpload(nodeId);
  const [fault, setFault] = useState<string | null>(null);
  const isUploading = upload?.kind === 'uploading';
  const failure = upload?.kind === 'failed' ? words.lines.failed(upload.message) : null;
  const megabytes = (bytes: number) =>
    `${formatNumber(locale, bytes / bytesPerMegabyte)}\u00a0${words.dialog.megabytes}`;

  const send = async (file: File) => {
    setFault(null);
    const result = await uploadMedia({ nodeId, file });
    if (result.ok) onClose();
    else if (findNode(session.getState().document, nodeId)) setFault(result.error);
  };

  return (
    <Dialog
      title={words.dialog.title}
      description={
        title === undefined ? words.dialog.gone : words.dialog.text(title || words.untitled)
      }
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      {...(isUploading
        ? {
            footer: (
              <>
                <Button variant="quiet" onPress={() => cancelUpload(nodeId)}>
                  {words.dialog.cancel}
                </Button>
                <Button onPress={onClose}>{words.dialog.close}</Button>
              </>
            ),
          }
        : {})}
    >
      {title !== undefined && (
        <div className={styles.sheet} data-upload={upload?.kind ?? 'idle'}>
          {isUploading ? (
            <>
              <ProgressBar
                label={words.lines.uploading(upload.fileName)}
                value={percentOf(upload.share)}
              />
              <p className={styles.help}>{words.dialog.background}</p>
            </>
          ) : (
            <DropZone
              description={words.dialog.limits({
                image: megabytes(statedMaxima.image),
                video: megabytes(statedMaxima.video),
                audio: megabytes(statedMaxima.audio),
                document: megabytes(statedMaxima.document),
              })}
              {...((fault ?? failure) === null ? {} : { errorMessage: failure ?? fault ?? '' })}
              onSelect={({ accepted: [file] }) => {
                if (file) void send(file);
              }}
            />
          )}
          {!isUploading && (
            <>
              <p className={styles.help}>{words.dialog.formats}</p>
              <p className={styles.help}>{words.dialog.compress}</p>
            </>
          )}
          {isUnsaved && <p className={styles.help}>{words.dialog.unsaved}</p>}
        </div>
      )}
    </Dialog>
  );
}
