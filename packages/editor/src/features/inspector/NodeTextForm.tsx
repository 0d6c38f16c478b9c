import type { StoryNode } from '@dreamfork/story';
import { Button, TextField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Check, Pencil } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { nodeCommands } from '../../commands/nodeCommands.ts';
import { iconOf, useCommands } from '../../commands/useCommands.ts';
import { NodeTextArea } from '../../components/nodeText/NodeTextArea.tsx';
import * as styles from '../../components/panel/panel.css.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { InsertValue } from './logic/InsertValue.tsx';
import { nodeMessages } from './node.messages.ts';

const writingView = nodeCommands['writing-view'];

export type NodeTextFormProps = { node: StoryNode };

/**
 * Title and text of a node: read-only until the author edits them, then to be saved or cancelled. What is written
 * on the card shows here at once.
 */
export function NodeTextForm({ node }: NodeTextFormProps) {
  const { edits } = useEditor();
  const { run, labelOf } = useCommands();
  const messages = useMessages(nodeMessages);
  const isEditing = useSession(
    ({ draft, draftPlace }) => draftPlace === 'panel' && draft?.nodeId === node.id,
  );
  const title = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    if (isEditing) {
      cameFrom.current = document.activeElement;
      title.current?.focus();
      title.current?.select();
      return;
    }
    const origin = cameFrom.current;
    cameFrom.current = null;
    if (origin === null) return;
    // The card or the button the author came from; the fields themselves are about to lose focus.
    if (origin instanceof HTMLElement && origin.isConnected && origin !== document.body) {
      origin.focus();
    } else edit.current?.focus();
  }, [isEditing]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (isEditing && key === 'Escape') edits.cancelEditing();
    else if (isEditing && key === 'Enter' && (ctrlKey || metaKey)) edits.commitEditing();
    // What is not for the field is for the shortcuts of the editor.
    else return;
    event.stopPropagation();
  };

  return (
    <>
      <TitleField node={node} field={title} isReadOnly={!isEditing} onKeyDown={onKeyDown} />
      <ContentField node={node} field={content} isReadOnly={!isEditing} onKeyDown={onKeyDown} />
      {isEditing && (
        <InsertValue
          field={content}
          onInsert={(changed) => edits.changeDraft({ content: changed })}
        />
      )}
      <div className={styles.buttons}>
        {isEditing ? (
          <>
            <Button variant="primary" size="small" icon={Check} onPress={edits.commitEditing}>
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

type WordsFieldProps = NodeTextFormProps & {
  isReadOnly: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

// Each field by itself: a letter in one leaves the other, and the buttons, as they are.
function TitleField({
  node,
  field,
  ...behaviour
}: WordsFieldProps & { field: RefObject<HTMLInputElement | null> }) {
  const { edits } = useEditor();
  const messages = useMessages(nodeMessages);
  const written = useSession(({ draft }) => (draft?.nodeId === node.id ? draft.title : null));
  return (
    <TextField
      {...behaviour}
      label={messages.title}
      ref={field}
      value={written ?? node.title}
      onChange={(title) => edits.changeDraft({ title })}
    />
  );
}

function ContentField({
  node,
  field,
  ...behaviour
}: WordsFieldProps & { field: RefObject<HTMLTextAreaElement | null> }) {
  const { edits } = useEditor();
  const messages = useMessages(nodeMessages);
  const written = useSession(({ draft }) => (draft?.nodeId === node.id ? draft.content : null));
  return (
    <NodeTextArea
      {...behaviour}
      ref={field}
      label={messages.content}
      minRows={5}
      value={written ?? node.content}
      onChange={(content) => edits.changeDraft({ content })}
    />
  );
}
