import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useState } from 'react';
import * as panel from '../../../components/panel/panel.css.ts';
import { useEditor, useSession } from '../../../EditorContext.tsx';
import type { MediaLibraryUse, MediaLibraryUses } from '../../../services/index.ts';
import { mediaMessages } from '../messages.ts';
import * as styles from './library.css.ts';
import { libraryMessages } from './library.messages.ts';

export type LibraryUsesProps = {
  uses: MediaLibraryUses | 'failed' | null;
  onLeave: () => void;
};

/** The stories and nodes that show a file, with a press going there, and whether it is a cover or the avatar. */
export function LibraryUses({ uses, onLeave }: LibraryUsesProps) {
  const { services, edits } = useEditor();
  const messages = useMessages(libraryMessages);
  const { untitled } = useMessages(mediaMessages);
  const storyId = useSession(({ saved }) => saved.id);

  const showNode = (nodeId: string) => {
    edits.showNode(nodeId);
    onLeave();
  };
  const open = services.openStory;
  const shown = uses === 'failed' ? null : uses;
  const titleOf = ({ title }: MediaLibraryUse) => title || untitled;
  return (
    <section className={styles.uses} aria-label={messages.uses}>
      <h3 className={panel.groupTitle}>{messages.uses}</h3>
      {uses === 'failed' && <p className={styles.quiet}>{messages.usesFailed}</p>}
      {shown?.items.length === 0 && !shown.isAvatar && (
        <p className={styles.quiet}>{messages.noUses}</p>
      )}
      {shown?.isAvatar && <p className={styles.quiet}>{messages.isAvatar}</p>}
      {shown?.items.map((use) => (
        <div key={use.storyId} className={styles.buttons}>
          {use.storyId === storyId ? (
            <>
              <span className={styles.quiet}>
                {titleOf(use)} ({messages.thisStory})
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
            </>
          ) : (
            <StoryUse title={titleOf(use)} onOpen={open && (() => open(use.storyId))} />
          )}
          {use.isCover && <span className={styles.quiet}>{messages.isCover}</span>}
        </div>
      ))}
    </section>
  );
}

type StoryUseProps = { title: string; onOpen: (() => void) | undefined };

function StoryUse({ title, onOpen }: StoryUseProps) {
  const messages = useMessages(libraryMessages);
  return onOpen ? (
    <Button size="small" variant="quiet" onPress={onOpen}>
      {messages.openStory(title)}
    </Button>
  ) : (
    <span className={styles.quiet}>{title}</span>
  );
}

/** Where a file is used; null until the server has told. */
export function useUses(fileId: string): MediaLibraryUses | 'failed' | null {
  const library = useEditor().services.media?.library;
  const [uses, setUses] = useState<MediaLibraryUses | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    void library?.uses(fileId).then((answer) => {
      if (!isGone) setUses(answer.ok ? answer.value : 'failed');
    });
    return () => {
      isGone = true;
    };
  }, [library, fileId]);
  return uses;
}
