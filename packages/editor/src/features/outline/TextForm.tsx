import {
  comparableTitle,
  findNode,
  isDefaultContent,
  isDefaultTitle,
  outlinePlace,
} from '@dreamfork/story';
import { TextField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import type { ChoicePlace } from '../../commands/edits/choiceEdits.ts';
import { type FieldKeyAction, fieldKeyAction } from '../../commands/outlineKeys.ts';
import { moveBetweenFields } from '../../components/nodeText/moveBetweenFields.ts';
import { NodeTextArea } from '../../components/nodeText/NodeTextArea.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { useTypedText } from '../../textFields.ts';
import { outlineMessages } from './messages.ts';
import * as styles from './outline.css.ts';
import { typeChoice, typeTitle } from './outlineEdits.ts';
import type { OutlineRow } from './outlineRows.ts';

export type TextFormProps = {
  row: OutlineRow;
  /** A key asks for what comes next; what was typed is in the document. */
  onKey: (action: Exclude<FieldKeyAction, 'done'>) => void;
  /** The text is done; `keepsFocus` where the author has gone elsewhere. */
  onDone: (done: { keepsFocus: boolean }) => void;
};

const hasText = (text: string) => text.trim() !== '';

/**
 * Edits the text of a node or a choice in its row, as in an outliner; the document changes while typing. What is typed
 * is kept on every way out, undo takes it back.
 */
export function TextForm({ row, onKey, onDone }: TextFormProps) {
  const editor = useEditor();
  const { edits, session } = editor;
  const messages = useMessages(outlineMessages);
  const gesture = `outline ${useId()}`;
  const form = useRef<HTMLFieldSetElement>(null);
  const namesake = useRef<string | null>(null);
  const node = useSession(({ document }) => findNode(document, row.nodeId));
  const choiceId = row.kind === 'choice' ? row.choiceId : undefined;
  const choice = node?.choices.find(({ id }) => id === choiceId);
  const choiceField = useTypedText(choice?.text ?? '', hasText);

  // The row may have come into view before the form below it was measured.
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, []);

  const begin = () => edits.startEditing(row.nodeId, 'outline');
  const isOpen = () => {
    const { writing } = session.getState();
    return writing?.place === 'outline' && writing.nodeId === row.nodeId;
  };
  const commit = () => {
    if (isOpen()) edits.commitEditing();
    else edits.endTyping();
  };
  const beginNow = useEffectEvent(begin);
  const commitNow = useEffectEvent(commit);
  useEffect(() => {
    beginNow();
    return () => commitNow();
  }, []);

  /** The choice that leads here, while its text is but the title of the node. */
  const findNamesake = (isNew: boolean): ChoicePlace | null => {
    const { document } = session.getState();
    const current = findNode(document, row.nodeId);
    const place = outlinePlace(document, row.nodeId);
    if (!current || place?.kind !== 'choice') return null;
    const { choice: leading, from } = place;
    const isNamed = isNew && comparableTitle(leading.text) === comparableTitle(current.title);
    if (isNamed) namesake.current = leading.id;
    return namesake.current === leading.id ? { nodeId: from.id, choiceId: leading.id } : null;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const action = fieldKeyAction(event);
    if (!action) {
      moveBetweenFields(event, event.currentTarget);
      // A default text gives way to the first letter, also where an arrow has led to it.
      const { activeElement } = document;
      if (activeElement !== event.target && activeElement instanceof HTMLTextAreaElement) {
        if (isDefaultContent(activeElement.value)) activeElement.select();
      }
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    commit();
    if (action === 'done') return onDone({ keepsFocus: false });
    onKey(action);
    findNamesake(true);
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && form.current?.contains(relatedTarget)) return;
    commit();
    onDone({ keepsFocus: true });
  };

  if (!node) return null;
  const { id: nodeId } = node;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus of the fields in it.
    <fieldset ref={form} className={styles.form} onKeyDown={onKeyDown} onBlur={onBlur}>
      {choiceId === undefined ? (
        <>
          <TextField
            font="reading"
            autoFocus
            label={messages.title}
            value={node.title}
            onFocus={selectAll}
            onChange={(title) => {
              begin();
              typeTitle(editor, title, findNamesake(isDefaultTitle(node.title)));
            }}
          />
          <NodeTextArea
            minRows={2}
            label={messages.content}
            description={<span className={styles.keys}>{messages.nodeKeys}</span>}
            value={node.content}
            onChange={(content) => {
              begin();
              edits.typeText({ content });
            }}
          />
        </>
      ) : (
        <TextField
          font="reading"
          autoFocus
          label={messages.choiceText}
          description={<span className={styles.keys}>{messages.choiceKeys}</span>}
          value={choiceField.text}
          onFocus={selectAll}
          onChange={(text) => {
            choiceField.setTyped(text);
            if (hasText(text)) typeChoice(editor, { nodeId, choiceId, text, gesture });
          }}
        />
      )}
    </fieldset>
  );
}

function selectAll({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement) target.select();
}
