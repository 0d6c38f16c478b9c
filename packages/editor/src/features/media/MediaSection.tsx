import { isMediaType, isMissingMedia, type StoryNode } from '@dreamfork/story';
import { Button, IconButton } from '@dreamfork/ui';
import { formatFileSize, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Eye, FolderOpen, RotateCw, Trash2, Upload } from 'lucide-react';
import { mediaStateMessages } from '../../canvas/mediaState.messages.ts';
import { mediaStateOf } from '../../canvas/mediaState.ts';
import * as panel from '../../components/panel/panel.css.ts';
import { useEditor, useUpload } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { AwaitedMedia } from './AwaitedMedia.tsx';
import { ForeignMedia } from './ForeignMedia.tsx';
import { MediaItemFields } from './MediaItemFields.tsx';
import * as styles from './media.css.ts';
import { cancelUpload, removeMedia } from './mediaEdits.ts';
import { mediaName } from './mediaNodes.ts';
import { mediaMessages } from './messages.ts';
import { UploadProgress } from './UploadProgress.tsx';

export type MediaSectionProps = { node: StoryNode };

/** The files of the selected media node. */
export function MediaSection({ node }: MediaSectionProps) {
  const editor = useEditor();
  const { workspace, services } = editor;
  const messages = useMessages(mediaMessages);
  const { states } = useMessages(mediaStateMessages);
  const locale = useLocale();
  const upload = useUpload(node.id);
  const state = mediaStateOf(node, upload);
  const canUpload = services.media !== undefined;
  const isRunning = upload?.kind === 'uploading' || upload?.kind === 'waiting';
  // A story that came from another program may show files in nodes of every type.
  const takesMore = canUpload && isMediaType(node.type);
  if (!isMediaType(node.type) && node.media.length === 0) return null;
  return (
    <section className={styles.section} aria-label={messages.section.title}>
      <h3 className={panel.groupTitle}>{messages.section.title}</h3>
      {node.media.length > 0 && (
        <ul className={styles.files}>
          {node.media.map((item) => {
            const Icon = nodeIcons[item.mediaType];
            const name = mediaName(item) || messages.types[item.mediaType];
            return (
              <li key={item.id} className={styles.file}>
                <Icon className={panel.rowIcon} aria-hidden />
                <span className={styles.fileName} title={name}>
                  {name}
                </span>
                <span className={styles.quiet}>{formatFileSize(locale, item.fileSize)}</span>
                {!isMissingMedia(item) && (
                  <IconButton
                    icon={Eye}
                    size="small"
                    label={messages.section.preview(name)}
                    onPress={() =>
                      workspace.openDialog('viewer', { nodeId: node.id, mediaId: item.id })
                    }
                  />
                )}
                <IconButton
                  icon={Trash2}
                  size="small"
                  label={messages.section.remove(name)}
                  onPress={() => removeMedia(editor, { nodeId: node.id, mediaId: item.id })}
                />
              </li>
            );
          })}
        </ul>
      )}
      {!canUpload && <p className={styles.help}>{messages.section.absent}</p>}
      <ForeignMedia node={node} />
      <AwaitedMedia node={node} />
      {node.media.map((item) => (
        <MediaItemFields key={item.id} node={node} item={item} />
      ))}
      {isRunning ? (
        <UploadProgress upload={upload} />
      ) : (
        takesMore &&
        state !== 'uploaded' && (
          <p className={styles.state} data-state={state}>
            {upload?.kind === 'failed' ? messages.lines.failed(upload.message) : states[state]}
          </p>
        )
      )}
      {(takesMore || (canUpload && upload)) && (
        <div className={panel.buttons}>
          {isRunning ? (
            <Button size="small" variant="quiet" onPress={() => cancelUpload(editor, node.id)}>
              {messages.dialog.cancel}
            </Button>
          ) : (
            <Button
              size="small"
              icon={Upload}
              onPress={() => workspace.openDialog('upload', { nodeId: node.id })}
            >
              {node.media.length > 0 ? messages.section.another : messages.section.upload}
            </Button>
          )}
          {services.media?.library && !isRunning && (
            <Button
              size="small"
              variant="quiet"
              icon={FolderOpen}
              onPress={() => workspace.openDialog('library', { nodeId: node.id })}
            >
              {messages.section.choose}
            </Button>
          )}
          {upload?.kind === 'failed' && (
            <Button size="small" variant="secondary" icon={RotateCw} onPress={upload.retry}>
              {messages.dialog.retry}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
