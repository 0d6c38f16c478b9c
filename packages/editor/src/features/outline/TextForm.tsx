import { findNode } from '@dreamfork/story';
import { TextArea, TextField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { selectDefaultText, useTypedText } from '../../textFields.ts';

import { outlineMessages } from './messages.ts';

import * as styles from './outline.css.ts';
import { typeChoice, typeText } from './outlineEdits.ts';
import type { OutlineRow } from './outlineRows.ts';

export type TextFormProps = {
  row: OutlineRow;
  /** The words are done; `keepsFocus` where the author has gone elsewhere. */
  onDone: (done: { keepsFocus: boolean }) => void;
};

const hasText = (text: string) => text.trim() !== '';

/** Edits the text of a node or a choice in its row; the document changes while typing. */
export function TextForm({ row, onDone }: TextFormProps) {
  const editor = useEditor();
  const { edits, session } = editor;
  const messages = useMessages(outlineMessages);
  const gesture = `outline ${useId()}`;
  const form = useRef<HTMLDivElement>(null);
  const node = useSession(({ document }) => findNode(document, row.nodeId));
  const choiceId = row.kind === 'choice' ? row.choiceId : undefined;
  const choice = node?.choices.find(({ id }) => id === choiceId);
  const choiceField = useTypedText(choice?.text ?? '', hasText);

  const finish = (keepsFocus: boolean) => {
    edits.endTyping();
    onDone({ keepsFocus });
  };

  /** Enter is done, in a text of several lines with Ctrl; Escape takes back what was typed. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isLong = target instanceof HTMLTextAreaElement;
    const isSaved = key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey);
    if (!isSaved && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') session.cancelGesture(gesture);
    finish(false);
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && form.current?.contains(relatedTarget)) return;
    finish(true);
  };

  if (!node) return null;
  const { id: nodeId } = node;
  const field = { font: 'reading', onKeyDown, onBlur } as const;
  return (
    <div ref={form} className={styles.form}>
      {choiceId === undefined ? (
        <>
          <TextField
            {...field}
            autoFocus
            label={messages.title}
            value={node.title}
            onFocus={selectAll}
            onChange={(title) => typeText(editor, { nodeId, title, gesture })}
          />
          <TextArea
            {...field}
            minRows={2}
            onFocus={selectDefaultText}
            label={messages.content}
            description={messages.editHelp}
            value={node.content}
            onChange={(content) => typeText(editor, { nodeId, content, gesture })}
          />
        </>
      ) : (
        <TextField
          {...field}
          autoFocus
          label={messages.choiceText}
          description={messages.editHelp}
          value={choiceField.text}
          onFocus={selectAll}
          onChange={(text) => {
            choiceField.setTyped(text);
            if (hasText(text)) typeChoice(editor, { nodeId, choiceId, text, gesture });
          }}
        />
      )}
    </div>
  );
}

function selectAll({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement) target.select();
}
