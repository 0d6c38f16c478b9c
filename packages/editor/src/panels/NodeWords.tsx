import { nodeDefaults, type StoryNode } from '@dreamfork/story';
import { Button, TextArea, TextField } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Check, Pencil } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { panelMessages } from '../messages/index.ts';
import * as styles from './panel.css.ts';

export type NodeWordsProps = { node: StoryNode };

type FieldKey = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  continuePropagation: () => void;
};

/** Title and text of a node: read-only until the author edits them, then to be saved or cancelled. */
export function NodeWords({ node }: NodeWordsProps) {
  const { commands } = useEditor();
  const words = useMessages(panelMessages).node;
  const locale = useLocale();
  const draft = useSession((state) => (state.draft?.nodeId === node.id ? state.draft : null));
  const isEditing = draft !== null;
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

  const onKeyDown = (event: FieldKey) => {
    const { key, ctrlKey, metaKey } = event;
    if (isEditing && key === 'Escape') commands.cancelEditing();
    else if (isEditing && key === 'Enter' && (ctrlKey || metaKey)) commands.commitEditing();
    // What is not for the field is for the shortcuts of the editor: a field keeps keys to itself.
    else event.continuePropagation();
  };

  return (
    <>
      <TextField
        label={words.title}
        ref={title}
        value={draft?.title ?? node.title}
        isReadOnly={!isEditing}
        onChange={(text) => commands.changeDraft({ title: text })}
        onKeyDown={onKeyDown}
      />
      <TextArea
        label={words.content}
        font="reading"
        minRows={5}
        value={draft?.content ?? node.content}
        isReadOnly={!isEditing}
        onChange={(text) => commands.changeDraft({ content: text })}
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
