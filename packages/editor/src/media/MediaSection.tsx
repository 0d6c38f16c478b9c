import type { StoryNode } from '@dreamfork/story';
import { Button, IconButton, nodeIcons, ProgressBar } from '@dreamfork/ui';
import { formatFileSize, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Eye, Trash2, Upload } from 'lucide-react';
import { createMediaCommands } from '../commands/mediaCommands.ts';
import { useEditor, useUpload } from '../EditorContext.tsx';
import { mediaMessages, mediaStateMessages } from '../messages/index.ts';
import * as panel from '../panels/panel.css.ts';
import { usePanelCommands } from '../usePanelCommands.ts';
import * as styles from './media.css.ts';
import { mediaName } from './mediaNodes.ts';
import { mediaStateOf, percentOf } from './mediaState.ts';

export type MediaSectionProps = { node: StoryNode };

/** The files of the selected media node. */
export function MediaSection({ node }: MediaSectionProps) {
  const { desk, services } = useEditor();
  const { cancelUpload, removeMedia } = usePanelCommands(createMediaCommands);
  const words = useMessages(mediaMessages);
  const { states } = useMessages(mediaStateMessages);
  const locale = useLocale();
  const upload = useUpload(node.id);
  const state = mediaStateOf(node, upload);
  const canUpload = services.media !== undefined;
  if (!canUpload && node.media.length === 0) return null;
  return (
    <section className={styles.section} aria-label={words.section.title}>
      <h3 className={panel.groupTitle}>{words.section.title}</h3>
      {node.media.length > 0 && (
        <ul className={styles.files}>
          {node.media.map((item) => {
            const Icon = nodeIcons[item.mediaType];
            const name = mediaName(item) || words.types[item.mediaType];
            return (
              <li key={item.id} className={styles.file}>
                <Icon className={panel.rowIcon} aria-hidden />
                <span className={styles.fileName} title={name}>
                  {name}
                </span>
                <span className={styles.quiet}>{formatFileSize(locale, item.fileSize)}</span>
                <IconButton
                  icon={Eye}
                  size="small"
                  label={words.section.preview(name)}
                  onPress={() => desk.openDialog('viewer', { nodeId: node.id, mediaId: item.id })}
                />
                <IconButton
                  icon={Trash2}
                  size="small"
                  label={words.section.remove(name)}
                  onPress={() => removeMedia({ nodeId: node.id, mediaId: item.id })}
                />
              </li>
            );
          })}
        </ul>
      )}
      {upload?.kind === 'uploading' ? (
        <ProgressBar
          label={words.lines.uploading(upload.fileName)}
          value={percentOf(upload.share)}
        />
      ) : (
        state !== 'uploaded' && (
          <p className={styles.state} data-state={state}>
            {upload?.kind === 'failed' ? words.lines.failed(upload.message) : states[state]}
          </p>
        )
      )}
      {canUpload && (
        <div className={panel.buttons}>
          {upload?.kind === 'uploading' ? (
            <Button size="small" variant="quiet" onPress={() => cancelUpload(node.id)}>
              {words.dialog.cancel}
            </Button>
          ) : (
            <Button
              size="small"
              icon={Upload}
              onPress={() => desk.openDialog('upload', { nodeId: node.id })}
            >
              {node.media.length > 0 ? words.section.another : words.section.upload}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
