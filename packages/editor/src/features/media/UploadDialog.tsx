import { findNode } from '@dreamfork/story';
import { Button, Dialog, DropZone, FileList } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useEditor, useSession, useUpload } from '../../EditorContext.tsx';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import { statedMaxima } from '../../upload/uploadRules.ts';
import * as styles from './media.css.ts';
import { cancelUpload } from './mediaEdits.ts';
import { mediaMessages } from './messages.ts';
import { uploadMedia } from './uploadMedia.ts';
import { uploadRow } from './uploadRow.ts';

const bytesPerMegabyte = 1_048_576;

/** A place for one file of a media node, and how far it is on its way. */
export function UploadDialog({ payload, isOpen, onClose }: WorkspaceDialogProps<'upload'>) {
  const { nodeId, mediaId } = payload;
  const editor = useEditor();
  const { session, services, uploads, workspace } = editor;
  const messages = useMessages(mediaMessages);
  const locale = useLocale();
  const title = useSession(({ document }) => findNode(document, nodeId)?.title);
  const isUnsaved = useSession(({ saved }) => saved.id === undefined);
  const upload = useUpload(nodeId);
  const [fault, setFault] = useState<string | null>(null);
  const [sent, setSent] = useState<File | null>(null);
  const isUploading = upload?.kind === 'uploading' || upload?.kind === 'waiting';
  const megabytes = (bytes: number) =>
    `${formatNumber(locale, bytes / bytesPerMegabyte)}\u00a0${messages.dialog.megabytes}`;

  const send = async (file: File) => {
    setFault(null);
    setSent(file);
    const result = await uploadMedia(editor, {
      nodeId,
      file,
      ...(mediaId === undefined ? {} : { mediaId }),
    });
    if (result.ok) onClose();
    // What failed on its way stands in the list, with a way to try again.
    else if (findNode(session.getState().document, nodeId) && !uploads.get(nodeId)) {
      setFault(result.error);
    }
  };

  return (
    <Dialog
      title={messages.dialog.title}
      description={
        title === undefined
          ? messages.dialog.gone
          : messages.dialog.text(title || messages.untitled)
      }
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      {...(isUploading
        ? {
            footer: <Button onPress={onClose}>{messages.dialog.close}</Button>,
          }
        : {})}
    >
      {title !== undefined && (
        <div className={styles.sheet} data-upload={upload?.kind ?? 'idle'}>
          {upload && (
            <FileList
              label={messages.section.list}
              items={[
                {
                  ...uploadRow(upload, messages, () => cancelUpload(editor, nodeId)),
                  ...(upload.kind === 'failed' && sent && { onRetry: () => void send(sent) }),
                },
              ]}
            />
          )}
          {isUploading ? (
            <p className={styles.help}>{messages.dialog.background}</p>
          ) : (
            <DropZone
              description={messages.dialog.limits({
                image: megabytes(statedMaxima.image),
                video: megabytes(statedMaxima.video),
                audio: megabytes(statedMaxima.audio),
                document: megabytes(statedMaxima.document),
              })}
              {...(fault === null ? {} : { errorMessage: fault })}
              onSelect={({ accepted: [file] }) => {
                if (file) void send(file);
              }}
            />
          )}
          {services.media?.library && !isUploading && (
            <Button
              icon={FolderOpen}
              variant="quiet"
              onPress={() => workspace.openDialog('library', { nodeId })}
            >
              {messages.section.choose}
            </Button>
          )}
          {!isUploading && (
            <>
              <p className={styles.help}>{messages.dialog.formats}</p>
              <p className={styles.help}>{messages.dialog.compress}</p>
            </>
          )}
          {isUnsaved && (
            <p className={styles.help}>
              {services.pendingUploads ? messages.held.text : messages.dialog.unsaved}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
