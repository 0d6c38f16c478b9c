import {
  isAllowedMedia,
  isBackgroundSound,
  isMediaType,
  isMissingMedia,
  maxUploadBytes,
  type NodeMedia,
  type StoryNode,
} from '@dreamfork/story';
import { Button, FileList, type FileListItem, FileTrigger, IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazily } from '@dreamfork/ui/lazy';
import { Copy, Eye, FolderOpen, Replace, Trash2, Upload, Volume2 } from 'lucide-react';
import { mediaStateMessages } from '../../canvas/mediaState.messages.ts';
import { mediaName, mediaStateOf } from '../../canvas/mediaState.ts';
import * as panel from '../../components/panel/panel.css.ts';
import { useEditor, useUpload } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { soundExtensions } from '../../upload/uploadRules.ts';
import { foreignFilesOf } from './foreignMedia.ts';
import { MediaItemFields } from './MediaItemFields.tsx';
import * as styles from './media.css.ts';
import { cancelUpload, removeMedia } from './mediaEdits.ts';
import { mediaMessages } from './messages.ts';
import { uploadMedia } from './uploadMedia.ts';
import { uploadRow } from './uploadRow.ts';

export type MediaSectionProps = { node: StoryNode };

/** The files of the selected media node. */
export function MediaSection({ node }: MediaSectionProps) {
  const editor = useEditor();
  const { workspace, services, interaction } = editor;
  const messages = useMessages(mediaMessages);
  const { states } = useMessages(mediaStateMessages);
  const upload = useUpload(node.id);
  const state = mediaStateOf(node, upload);
  const canUpload = services.media !== undefined;
  const isRunning = upload?.kind === 'uploading' || upload?.kind === 'waiting';
  const fileRow = (item: NodeMedia): FileListItem => {
    const name = mediaName(item) || messages.types[item.mediaType];
    const payload = { nodeId: node.id, mediaId: item.id };
    return {
      id: item.id,
      name,
      size: item.fileSize,
      icon: nodeIcons[item.mediaType],
      actions: (
        <>
          {!isMissingMedia(item) && (
            <IconButton
              icon={Eye}
              size="small"
              label={messages.section.preview(name)}
              onPress={() => workspace.openDialog('viewer', payload)}
            />
          )}
          <IconButton
            icon={Trash2}
            size="small"
            label={messages.section.remove(name)}
            onPress={() => removeMedia(editor, payload)}
          />
        </>
      ),
    };
  };
  // Other nodes take a background sound; those of a story from another program may show files too.
  const isFileNode = isMediaType(node.type);
  const takesSound = !isFileNode && !node.media.some(isBackgroundSound);
  const takesMore = canUpload && (isFileNode || takesSound);
  if (!isFileNode && node.media.length === 0 && !canUpload) return null;
  const rows = [
    ...node.media.map((item) => fileRow(item)),
    ...(upload ? [uploadRow(upload, messages, () => cancelUpload(editor, node.id))] : []),
  ];
  return (
    <section className={styles.section} aria-label={messages.section.title}>
      <h3 className={panel.groupTitle}>{messages.section.title}</h3>
      {rows.length > 0 && <FileList label={messages.section.list} items={rows} />}
      {!canUpload && <p className={styles.help}>{messages.section.absent}</p>}
      <ForeignMedia node={node} />
      <AwaitedMedia node={node} />
      {node.media.map((item) => (
        <MediaItemFields key={item.id} node={node} item={item} />
      ))}
      {canUpload && isFileNode && !upload && state !== 'uploaded' && (
        <p className={styles.state} data-state={state}>
          {states[state]}
        </p>
      )}
      {(takesMore || (canUpload && upload)) && !isRunning && (
        <div className={panel.buttons}>
          {isFileNode ? (
            <Button
              size="small"
              icon={Upload}
              onPress={() => workspace.openDialog('upload', { nodeId: node.id })}
            >
              {node.media.length > 0 ? messages.section.another : messages.section.upload}
            </Button>
          ) : (
            <FileTrigger
              size="small"
              variant="quiet"
              icon={Volume2}
              accept={soundExtensions}
              maxBytes={maxUploadBytes}
              onSelect={({ accepted: [file], rejected: [refused] }) => {
                if (file) void uploadMedia(editor, { nodeId: node.id, file });
                else if (refused) {
                  interaction.notify({
                    status: 'error',
                    title: messages.drop.refused,
                    description: messages.sound.wrong(refused.file.name),
                  });
                }
              }}
            >
              {messages.sound.add}
            </FileTrigger>
          )}
          {services.media?.library && (
            <Button
              size="small"
              variant="quiet"
              icon={FolderOpen}
              onPress={() => workspace.openDialog('library', { nodeId: node.id })}
            >
              {messages.section.choose}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

type AwaitedMediaProps = { node: StoryNode };

/** The files of a node that did not come with an imported story, to be replaced. */
function AwaitedMedia({ node }: AwaitedMediaProps) {
  const { services, workspace } = useEditor();
  const messages = useMessages(mediaMessages).awaited;
  const upload = useUpload(node.id);
  const canUpload =
    services.media !== undefined && upload?.kind !== 'uploading' && upload?.kind !== 'waiting';
  return node.media.filter(isMissingMedia).map((item) => (
    <div key={item.id}>
      <p className={styles.help}>{messages.text(item.url)}</p>
      {canUpload && (
        <Button
          size="small"
          variant="secondary"
          icon={Replace}
          onPress={() => workspace.openDialog('upload', { nodeId: node.id, mediaId: item.id })}
        >
          {messages.replace(mediaName(item) || item.url)}
        </Button>
      )}
    </div>
  ));
}

const fetchCopyMedia = lazily(() => import('./copyMedia.ts'));

export type ForeignMediaProps = { node: StoryNode };

/** The files of a node that are on other sites, to be copied into the author's files. */
export function ForeignMedia({ node }: ForeignMediaProps) {
  const editor = useEditor();
  const messages = useMessages(mediaMessages).foreign;
  const upload = useUpload(node.id);
  const { media, mediaHosts } = editor.services;
  const items = node.media.flatMap(({ id, ...item }) => {
    const [file] = foreignFilesOf({ id, ...item });
    return file ? [{ ...file, id }] : [];
  });
  const canCopy =
    media?.fetchFile !== undefined && upload?.kind !== 'uploading' && upload?.kind !== 'waiting';
  const copy = async (mediaIds: string[]) =>
    (await fetchCopyMedia()).copyMedia(editor, { nodeId: node.id, mediaIds });
  return (
    <>
      {items.map(({ id, url, name, host }) => (
        <div key={id}>
          <p className={styles.help}>
            {(isAllowedMedia(url, mediaHosts) ? messages.shown : messages.linked)(name, host)}
          </p>
          {canCopy && (
            <Button size="small" variant="secondary" icon={Copy} onPress={() => void copy([id])}>
              {messages.copy(name)}
            </Button>
          )}
        </div>
      ))}
      {canCopy && items.length > 1 && (
        <div className={panel.buttons}>
          <Button size="small" icon={Copy} onPress={() => void copy(items.map(({ id }) => id))}>
            {messages.copyAll}
          </Button>
        </div>
      )}
    </>
  );
}
