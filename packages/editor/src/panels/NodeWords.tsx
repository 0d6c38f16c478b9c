import { nodeDefaults, type StoryNode } from '@dreamfork/story';
import { Button, TextArea, TextField } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Check, Pencil } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { nodeMessages } from '../messages/index.ts';
import * as styles from './panel.css.ts';

export type NodeWordsProps = { node: StoryNode };

/** Title and text of a node: read-only until the author edits them, then to be saved or cancelled. */
export function NodeWords({ node }: NodeWordsProps) {
  const { commands } = useEditor();
  const words = useMessages(nodeMessages);
  const locale = useLocale();
  const isEditing = useSession(({ draft }) => draft?.nodeId === node.id);
  const title = useRef<HTMLInputElement>(null);
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

  // What stands there until the author writes gives way to the first letter.
  const onContentFocus = (event: FocusEvent) => {
    const { target } = event;
    const isUntouched = node.content === nodeDefaults(node.type, locale).content;
    if (isEditing && isUntouched && target instanceof HTMLTextAreaElement) target.select();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (isEditing && key === 'Escape') commands.cancelEditing();
    else if (isEditing && key === 'Enter' && (ctrlKey || metaKey)) commands.commitEditing();
    // What is not for the field is for the shortcuts of the editor.
    else return;
    event.stopPropagation();
  };

  return (
    <>
      <TitleField node={node} field={title} isReadOnly={!isEditing} onKeyDown={onKeyDown} />
      <ContentField
        node={node}
        isReadOnly={!isEditing}
        onFocus={onContentFocus}
        onKeyDown={onKeyDown}
      />
      <div className={styles.buttons}>
        {isEditing ? (
          <>
            <Button variant="primary" size="small" icon={Check} onPress={commands.commitEditing}>
              {words.save}
            </Button>
            <Button variant="quiet" size="small" onPress={commands.cancelEditing}>
              {words.cancel}
            </Button>
          </>
        ) : (
          <Button
            ref={edit}
            size="small"
            icon={Pencil}
            onPress={() => commands.startEditing(node.id)}
          >
            {words.edit}
          </Button>
        )}
      </div>
    </>
  );
}

type WordsFieldProps = NodeWordsProps & {
  isReadOnly: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

// Each field by itself: a letter in one leaves the other, and the buttons, as they are.
function TitleField({
  node,
  field,
  ...behaviour
}: WordsFieldProps & { field: RefObject<HTMLInputElement | null> }) {
  const { commands } = useEditor();
  const words = useMessages(nodeMessages);
  const written = useSession(({ draft }) => (draft?.nodeId === node.id ? draft.title : null));
  return (
    <TextField
      {...behaviour}
      label={words.title}
      ref={field}
      value={written ?? node.title}
      onChange={(title) => commands.changeDraft({ title })}
    />
  );
}

function ContentField({
  node,
  ...behaviour
}: WordsFieldProps & { onFocus: (event: FocusEvent) => void }) {
  const { commands } = useEditor();
  const words = useMessages(nodeMessages);
  const written = useSession(({ draft }) => (draft?.nodeId === node.id ? draft.content : null));
  return (
    <TextArea
      {...behaviour}
      label={words.content}
      font="reading"
      minRows={5}
      value={written ?? node.content}
      onChange={(content) => commands.changeDraft({ content })}
    />
  );
}
