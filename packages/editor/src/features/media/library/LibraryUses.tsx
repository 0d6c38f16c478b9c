import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useState } from 'react';
import * as panel from '../../../components/panel/panel.css.ts';
import { useEditor, useSession } from '../../../EditorContext.tsx';
import type { MediaLibraryUse } from '../../../services.ts';
import { mediaMessages } from '../messages.ts';
import * as styles from './library.css.ts';
import { libraryMessages } from './library.messages.ts';

export type LibraryUsesProps = { fileId: string; onLeave: () => void };

/** The stories and nodes that show a file; a press goes there. */
export function LibraryUses({ fileId, onLeave }: LibraryUsesProps) {
  const { services, edits } = useEditor();
  const messages = useMessages(libraryMessages);
  const { untitled } = useMessages(mediaMessages);
  const storyId = useSession(({ saved }) => saved.id);
  const [uses, setUses] = useState<readonly MediaLibraryUse[] | 'failed' | null>(null);
  const library = services.media?.library;
  useEffect(() => {
    let isGone = false;
    void library?.uses(fileId).then((answer) => {
      if (!isGone) setUses(answer.ok ? answer.value : 'failed');
    });
    return () => {
      isGone = true;
    };
  }, [library, fileId]);

  const showNode = (nodeId: string) => {
    edits.showNode(nodeId);
    onLeave();
  };
  const open = services.files?.openStory;
  return (
    <section className={styles.uses} aria-label={messages.uses}>
      <h3 className={panel.groupTitle}>{messages.uses}</h3>
      {uses === 'failed' && <p className={styles.quiet}>{messages.usesFailed}</p>}
      {Array.isArray(uses) && uses.length === 0 && (
        <p className={styles.quiet}>{messages.noUses}</p>
      )}
      {Array.isArray(uses) &&
        uses.map((use: MediaLibraryUse) =>
          use.storyId === storyId ? (
            <div key={use.storyId} className={styles.buttons}>
              <span className={styles.quiet}>
                {use.title || untitled} ({messages.thisStory})
              </span>
              {use.nodes.map((node) => (
                <Button
                  key={node.id}
                  size="small"
                  variant="quiet"
                  onPress={() => showNode(node.id)}
                >
                  {node.title || untitled}
                </Button>
              ))}
            </div>
          ) : (
            <div key={use.storyId} className={styles.buttons}>
              {open ? (
                <Button size="small" variant="quiet" onPress={() => open(use.storyId)}>
                  {messages.openStory(use.title || untitled)}
                </Button>
              ) : (
                <span className={styles.quiet}>{use.title || untitled}</span>
              )}
            </div>
          ),
        )}
    </section>
  );
}
