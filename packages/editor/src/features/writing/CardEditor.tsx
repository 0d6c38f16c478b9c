import { isMediaType, type StoryNode } from '@dreamfork/story';
import { TextField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useCanvas } from '../../canvas/CanvasContext.tsx';
import { nodeCommands } from '../../commands/nodeCommands.ts';
import { keyName, shortcutText } from '../../commands/shortcuts.ts';
import { storyCommands } from '../../commands/storyCommands.ts';
import { ChoiceFields } from '../../components/nodeText/ChoiceFields.tsx';
import { nodeWritingMessages } from '../../components/nodeText/messages.ts';
import { moveBetweenFields } from '../../components/nodeText/moveBetweenFields.ts';
import { NodeTextArea } from '../../components/nodeText/NodeTextArea.tsx';
import { useNodeWriting, useWritingFocus } from '../../components/nodeText/useNodeWriting.ts';
import { useEditor } from '../../EditorContext.tsx';
import { cardGeometry } from '../../geometry/geometry.ts';
import { isTextField } from '../../textFields.ts';
import * as styles from './CardEditor.css.ts';

const { undo } = storyCommands;
const writeNext = nodeCommands['write-next'];

export type CardEditorProps = { node: StoryNode };

/**
 * Title, text and choices of a node, written where its card is. What is typed is kept on every way out: by Escape, a
 * press elsewhere and the next node alike; undo takes it back.
 */
export function CardEditor({ node }: CardEditorProps) {
  const { edits, session } = useEditor();
  const { model } = useCanvas();
  const messages = useMessages(nodeWritingMessages);
  const { pending, newChoice, setNewChoice, addChoice } = useNodeWriting(node);
  const root = useRef<HTMLFieldSetElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const { id: nodeId, title, content, position, choices } = node;

  useWritingFocus(text);

  const count = choices.length;
  useLayoutEffect(() => {
    const element = root.current;
    // The choices count: with each the fields grow.
    if (!element || count < 0) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    model.revealToWrite({ ...position, width, height });
  }, [model, position, count]);

  const isOpen = () => {
    const { writing } = session.getState();
    return writing?.place === 'card' && writing.nodeId === nodeId;
  };
  const finish = () => {
    if (!isOpen()) return;
    addChoice();
    edits.commitEditing();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      finish();
      model.focusNode(nodeId);
    } else if ((ctrlKey || metaKey) && ['Enter', 's'].includes(keyName(nativeEvent))) addChoice();
    else moveBetweenFields(event, event.currentTarget);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLFieldSetElement>) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    // The window may have lost the focus: it comes back to the field.
    if (!isInside && document.hasFocus()) finish();
  };

  const hasChoices = !isMediaType(node.type);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus of the fields in it.
    <fieldset
      ref={root}
      aria-label={messages.writing(title)}
      className={`${styles.editor} nodrag nopan nowheel nokey`}
      style={{
        transform: `translate(${position.x}px, ${position.y}px)`,
        minHeight: cardGeometry(node).height,
      }}
      data-testid="card-editor"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onMouseDown={(event) => {
        // A press beside the fields leaves the focus where it is.
        if (!isTextField(event.target)) event.preventDefault();
      }}
    >
      <TextField
        label={messages.title}
        hideLabel
        font="reading"
        value={title}
        onChange={(typed) => edits.typeText({ title: typed })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          text.current?.focus();
        }}
      />
      <div className={styles.text}>
        <NodeTextArea
          ref={text}
          label={messages.text(title)}
          hideLabel
          minRows={3}
          value={content}
          onChange={(typed) => edits.typeText({ content: typed })}
        />
      </div>
      {pending.length > 0 && <p className={styles.hint}>{messages.pending(pending)}</p>}
      {hasChoices && (
        <div className={styles.choices}>
          <ChoiceFields node={node} newChoice={newChoice} onType={setNewChoice} onAdd={addChoice} />
        </div>
      )}
      <p className={styles.keyHint}>
        {messages.next(shortcutText(writeNext) ?? '')}. {messages.done(shortcutText(undo) ?? '')}
      </p>
      <p className={styles.touchHint}>{messages.touch}</p>
    </fieldset>
  );
}
