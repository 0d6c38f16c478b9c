import type { StoryNode } from '@dreamfork/story';
import { Button, TextField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Check, Pencil } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { nodeCommands } from '../../commands/nodeCommands.ts';
import { shortcutText } from '../../commands/shortcuts.ts';
import { storyCommands } from '../../commands/storyCommands.ts';
import { iconOf, useCommands } from '../../commands/useCommands.ts';
import { nodeWritingMessages } from '../../components/nodeText/messages.ts';
import { NodeTextArea } from '../../components/nodeText/NodeTextArea.tsx';
import { focusText } from '../../components/nodeText/useNodeWriting.ts';
import * as styles from '../../components/panel/panel.css.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { InsertValue } from './logic/InsertValue.tsx';
import { nodeMessages } from './node.messages.ts';

const writingView = nodeCommands['writing-view'];
const { undo } = storyCommands;

export type NodeTextFormProps = { node: StoryNode };

/**
 * Title and text of a node. A press or a key in them begins an edit at the caret, to be saved or cancelled; Escape
 * keeps what is typed, as on a card. What is written on the card shows here at once.
 */
export function NodeTextForm({ node }: NodeTextFormProps) {
  const { edits } = useEditor();
  const { run, labelOf } = useCommands();
  const messages = useMessages(nodeMessages);
  const own = useMessages(nodeWritingMessages);
  const isEditing = useSession(
    ({ writing }) => writing?.place === 'panel' && writing.nodeId === node.id,
  );
  const fields = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    const { activeElement, body } = document;
    const isInFields = fields.current?.contains(activeElement);
    if (isEditing) {
      cameFrom.current = isInFields ? null : activeElement;
      if (!isInFields) focusText(content.current);
    } else if (wasEditing.current && (isInFields || activeElement === body)) {
      const origin = cameFrom.current;
      if (origin instanceof HTMLElement && origin.isConnected && origin !== body) origin.focus();
      else edit.current?.focus();
    }
    wasEditing.current = isEditing;
  }, [isEditing]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    const isDone = key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey));
    // What is not for the fields is for the shortcuts of the editor.
    if (!isEditing || !isDone || event.defaultPrevented) return;
    event.stopPropagation();
    edits.commitEditing();
  };
  const write = (text: { title?: string; content?: string }) => {
    edits.startEditing(node.id);
    edits.typeText(text);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of presses and keys in the fields. */}
      <div
        ref={fields}
        role="presentation"
        className={styles.fields}
        onClick={() => edits.startEditing(node.id)}
        onKeyDown={onKeyDown}
      >
        <TextField
          label={messages.title}
          value={node.title}
          onChange={(title) => write({ title })}
        />
        <NodeTextArea
          ref={content}
          label={messages.content}
          minRows={5}
          value={node.content}
          onChange={(text) => write({ content: text })}
          description={
            isEditing && (
              <span className={styles.keyHint}>{own.done(shortcutText(undo) ?? '')}</span>
            )
          }
        />
      </div>
      {isEditing && (
        <InsertValue field={content} onInsert={(changed) => write({ content: changed })} />
      )}
      <div className={styles.buttons}>
        {isEditing ? (
          <>
            <Button size="small" icon={Check} onPress={edits.commitEditing}>
              {messages.save}
            </Button>
            <Button variant="quiet" size="small" onPress={edits.cancelEditing}>
              {messages.cancel}
            </Button>
          </>
        ) : (
          <Button ref={edit} size="small" icon={Pencil} onPress={() => edits.startEditing(node.id)}>
            {messages.edit}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon={iconOf(writingView)}
          onPress={() => run(writingView)}
        >
          {labelOf(writingView)}
        </Button>
      </div>
    </>
  );
}
