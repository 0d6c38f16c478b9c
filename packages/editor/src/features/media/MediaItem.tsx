import { passageMedia } from '@dreamfork/story';
import { IconButton } from '@dreamfork/ui';
import { plain } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { Eye, Trash2, Upload } from 'lucide-react';
import { isSeen, MediaThumbnail } from '../../canvas/media/MediaThumbnail.tsx';
import { mediaStateMessages } from '../../canvas/mediaState.messages.ts';
import { mediaName, mediaStateOf, openMedia, percentOf } from '../../canvas/mediaState.ts';
import { useEditor, useSession, useUpload } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { foreignHostOf } from './foreignMedia.ts';
import { typeHue } from './hue.css.ts';
import * as styles from './media.css.ts';
import { deleteMediaNode } from './mediaEdits.ts';
import type { MediaNode } from './mediaNodes.ts';
import { mediaMessages } from './messages.ts';

export type MediaItemProps = {
  node: MediaNode;
  isTile: boolean;
  /** The first of its row: the arrow keys lead to it. */
  isFirst: boolean;
  tabIndex: 0 | -1;
};

/** A media node of the panel: what it shows, how far its file is, and what can be done with it. */
export function MediaItem({ node, isTile, isFirst, tabIndex }: MediaItemProps) {
  const editor = useEditor();
  const { edits } = editor;
  const messages = useMessages(mediaMessages);
  const stateText = useMessages(mediaStateMessages);
  const upload = useUpload(node.id);
  const isSelected = useSession(({ selection }) => selection.nodeIds.includes(node.id));
  const state = mediaStateOf(node, upload);
  const title = node.title || messages.untitled;
  const [item] = passageMedia(node.media);
  const Icon = nodeIcons[node.type];
  const isUploaded = state === 'uploaded';
  const host = item ? foreignHostOf(item) : null;
  return (
    <article className={isTile ? styles.tile : styles.line} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={styles.show}
        tabIndex={tabIndex}
        aria-current={isSelected || undefined}
        onClick={() => edits.showNode(node.id)}
        {...(isFirst ? { 'data-row': true } : {})}
      >
        <span className={`${styles.thumbnail} ${typeHue[node.type]}`}>
          {item && isSeen(item) ? (
            <MediaThumbnail item={item} fallback={<Icon className={plain} aria-hidden />} />
          ) : (
            <Icon className={plain} aria-hidden />
          )}
        </span>
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          <span className={styles.state} data-state={state}>
            {upload?.kind === 'uploading'
              ? stateText.percent(percentOf(upload.share))
              : (isUploaded &&
                  item &&
                  (host === null ? mediaName(item) : messages.foreign.place(host))) ||
                stateText.states[state]}
          </span>
        </span>
      </button>
      <span className={styles.itemButtons}>
        <IconButton
          icon={isUploaded ? Eye : Upload}
          size="small"
          label={isUploaded ? stateText.preview(title) : stateText.upload(title)}
          excludeFromTabOrder={tabIndex < 0}
          onPress={() => openMedia(editor, node.id)}
        />
        <IconButton
          icon={Trash2}
          size="small"
          label={messages.remove(title)}
          excludeFromTabOrder={tabIndex < 0}
          onPress={() => void deleteMediaNode(editor, node.id)}
        />
      </span>
    </article>
  );
}
