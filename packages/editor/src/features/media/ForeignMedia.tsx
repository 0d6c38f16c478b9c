import { isAllowedMedia, type StoryNode } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { lazily } from '@dreamfork/ui/lazy';
import { Copy } from 'lucide-react';
import * as panel from '../../components/panel/panel.css.ts';
import { useEditor, useUpload } from '../../EditorContext.tsx';
import { foreignFilesOf } from './foreignMedia.ts';
import * as styles from './media.css.ts';
import { mediaMessages } from './messages.ts';

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
