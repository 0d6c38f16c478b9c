import { findNode } from '@dreamfork/story';
import { TextArea, TextField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { createOutlineCommands } from '../commands/outlineCommands.ts';
import { useEditor, useSession } from '../EditorContext.tsx';
import { outlineMessages } from '../messages/index.ts';
import { usePanelCommands } from '../usePanelCommands.ts';
import * as styles from './outline.css.ts';
import type { OutlineRow } from './outlineRows.ts';

export type WordsFormProps = {
  row: OutlineRow;
  /** The words are done; `keepsFocus` where the author has gone elsewhere. */
  onDone: (done: { keepsFocus: boolean }) => void;
};

/** The words of a node or a choice in their place; the story follows as they are typed. */
export function WordsForm({ row, onDone }: WordsFormProps) {
  const { commands, session } = useEditor();
  const { typeWords, typeChoice } = usePanelCommands(createOutlineCommands);
  const words = useMessages(outlineMessages);
  const gesture = `outline ${useId()}`;
  const form = useRef<HTMLDivElement>(null);
  const node = useSession(({ document }) => findNode(document, row.nodeId));
  const [choiceText, setChoiceText] = useState<string | null>(null);
  const choiceId = row.kind === 'choice' ? row.choiceId : undefined;
  const choice = node?.choices.find(({ id }) => id === choiceId);

  const finish = (keepsFocus: boolean) => {
    commands.endTyping();
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
    const isMine = session.getState().history.past.at(-1)?.gesture === gesture;
    if (key === 'Escape' && isMine) session.undo();
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
            label={words.title}
            value={node.title}
            onFocus={selectAll}
            onChange={(title) => typeWords({ nodeId, title, gesture })}
          />
          <TextArea
            {...field}
            minRows={2}
            label={words.content}
            description={words.editHelp}
            value={node.content}
            onChange={(content) => typeWords({ nodeId, content, gesture })}
          />
        </>
      ) : (
        <TextField
          {...field}
          autoFocus
          label={words.choiceText}
          description={words.editHelp}
          value={choiceText ?? choice?.text ?? ''}
          onFocus={selectAll}
          onChange={(text) => {
            setChoiceText(text);
            if (text.trim() !== '') typeChoice({ nodeId, choiceId, text, gesture });
          }}
        />
      )}
    </div>
  );
}

function selectAll({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement) target.select();
}
