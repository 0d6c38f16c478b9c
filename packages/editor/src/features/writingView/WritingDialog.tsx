import { findNode, isMediaType, readingNeighbours, type StoryNode } from '@dreamfork/story';
import { Button, Dialog } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Check } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { findShortcut, type Shortcut, shortcutText } from '../../commands/shortcuts.ts';
import { storyCommands } from '../../commands/storyCommands.ts';
import { useCommands } from '../../commands/useCommands.ts';
import { createAnnouncer, LiveRegion } from '../../components/announcer.tsx';
import { useNodeWriting } from '../../components/nodeText/useNodeWriting.ts';
import { ConflictNotice } from '../../components/notices/EditorNotices.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { isTextField } from '../../textFields.ts';
import { IncomingConnections, OutgoingConnections } from './Connections.tsx';
import { keysText, MoveButtons, moveKeys } from './MoveButtons.tsx';
import { writingViewMessages } from './messages.ts';
import type { RenderText } from './renderText.ts';
import { WritingFields } from './WritingFields.tsx';
import * as styles from './writingView.css.ts';

export type WritingDialogProps = {
  node: StoryNode;
  isOpen: boolean;
  renderText?: RenderText | undefined;
};

/** Text, preview and connections of one node on a sheet of the whole page. What is typed is kept on every way out. */
export function WritingDialog({ node, isOpen, renderText }: WritingDialogProps) {
  const { edits, nodeSections } = useEditor();
  const messages = useMessages(writingViewMessages);
  const story = useSession(({ document }) => document);
  const writing = useNodeWriting(node);
  const field = useRef<HTMLTextAreaElement>(null);
  const [announcer] = useState(createAnnouncer);
  // The story stays the same while its text is typed.
  const { previous, next, number } = useMemo(
    () => readingNeighbours(story, node.id),
    [story, node.id],
  );
  const place = { number, of: story.nodes.length };

  const goTo = (nodeId: string) => {
    if (writing.addChoice()) edits.startEditing(nodeId, 'view');
  };
  const move = (to: keyof typeof moveKeys) => {
    if (to === 'unwritten') {
      if (writing.addChoice()) edits.writeNext();
      return;
    }
    const nodeId = { previous, next }[to];
    if (nodeId !== null) goTo(nodeId);
  };
  const close = () => {
    writing.addChoice();
    edits.commitEditing();
  };
  const onKeyDown = useWritingKeys({ onMove: move, onKeep: () => void writing.addChoice() });

  const announced = useRef(node.id);
  const moved = messages.moved({ ...place, title: node.title });
  useEffect(() => {
    if (announced.current === node.id) return;
    announced.current = node.id;
    announcer.announce(moved);
  }, [announcer, node.id, moved]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the dialog, which is elsewhere on the page.
    <div role="presentation" className={styles.keys} onKeyDown={onKeyDown}>
      <Dialog
        title={messages.place(place)}
        size="full"
        isDismissable={false}
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        footer={
          <>
            <p className={styles.hint}>
              {messages.keys({
                before: keysText(moveKeys.previous),
                after: keysText(moveKeys.next),
                unwritten: keysText(moveKeys.unwritten),
                undo: shortcutText(storyCommands.undo) ?? '',
              })}
            </p>
            <MoveButtons hasPrevious={previous !== null} hasNext={next !== null} onMove={move} />
            <Button variant="primary" icon={Check} onPress={close}>
              {messages.done}
            </Button>
          </>
        }
      >
        <FocusOnCard />
        <div role="status">
          <ConflictNotice />
        </div>
        <div className={styles.layout} data-testid="writing-view">
          <WritingFields
            key={node.id}
            node={node}
            writing={writing}
            field={field}
            renderText={renderText}
          />
          <section className={styles.connections} aria-label={messages.connections}>
            <IncomingConnections nodeId={node.id} onGo={goTo} />
            <OutgoingConnections
              node={node}
              newChoice={writing.newChoice}
              onType={writing.setNewChoice}
              onAdd={() => void writing.addChoice()}
              onGo={goTo}
            />
            {isMediaType(node.type) && (
              <Suspense>
                {nodeSections.map((Section, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list of features never changes.
                  <Section key={`${index}-${node.id}`} node={node} />
                ))}
              </Suspense>
            )}
          </section>
        </div>
        <LiveRegion announcer={announcer} />
      </Dialog>
    </div>
  );
}

/** Gives the focus to the card of the node that was written last, when the dialog around it has gone. */
function FocusOnCard() {
  const { session } = useEditor();
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const { selection, document, writing } = session.getState();
        const [nodeId = ''] = selection.nodeIds;
        if (!writing && findNode(document, nodeId)) session.reveal(nodeId, { takesFocus: true });
      });
    },
    [session],
  );
  return null;
}

type Key = { shortcuts?: readonly Shortcut[]; run: () => void };

type WritingKeysInput = {
  onMove: (to: keyof typeof moveKeys) => void;
  /** Makes what is typed and not entered a part of the story, before it is saved. */
  onKeep: () => void;
};

/** The keys of the writing view. Those of the editor do not reach a dialog; save, undo and redo are taken from there. */
function useWritingKeys({ onMove, onKeep }: WritingKeysInput) {
  const { run } = useCommands();
  const { save, undo, redo } = storyCommands;
  const moves = Object.entries(moveKeys).map(
    ([to, shortcut]): Key => ({
      shortcuts: [shortcut],
      run: () => onMove(to as keyof typeof moveKeys),
    }),
  );
  const commands = [save, undo, redo].map(
    (command): Key => ({
      ...command,
      run: () => {
        if (command === save) onKeep();
        run(command);
      },
    }),
  );
  return (event: KeyboardEvent): void => {
    const { nativeEvent, target } = event;
    if (event.defaultPrevented || nativeEvent.isComposing) return;
    const key = findShortcut(
      [...moves, ...commands],
      nativeEvent,
      isTextField(target) ? 'field' : 'panel',
    );
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    key.run();
  };
}
