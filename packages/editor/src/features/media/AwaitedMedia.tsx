import { isMissingMedia, type StoryNode } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Replace } from 'lucide-react';
import { useEditor, useUpload } from '../../EditorContext.tsx';
import * as styles from './media.css.ts';
import { mediaName } from './mediaNodes.ts';
import { mediaMessages } from './messages.ts';

export type AwaitedMediaProps = { node: StoryNode };

/** The files of a node that did not come with an imported story, to be replaced. */
export function AwaitedMedia({ node }: AwaitedMediaProps) {
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
