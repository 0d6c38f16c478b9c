import type { ChoiceOption, StoryNode } from '@dreamfork/story';
import { SuggestingTextArea } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import { isTextField } from '../../textFields.ts';
import { LiveField } from '../LiveField.tsx';
import * as styles from './ChoiceFields.css.ts';
import { choiceCompletionsAt } from './linkCompletions.ts';
import { completionMessages, nodeWritingMessages } from './messages.ts';

export type ChoiceFieldsProps = {
  node: StoryNode;
  /** The choice being typed. */
  newChoice: string;
  onType: (text: string) => void;
  onAdd: () => void;
  /** What stands below a choice. */
  below?: (choice: ChoiceOption) => ReactNode;
};

const hasText = (text: string) => text.trim() !== '';

/** The choices of a node that is written, and a field for the next one: Enter adds it, with its node. */
export function ChoiceFields({ node, newChoice, onType, onAdd, below }: ChoiceFieldsProps) {
  const { edits, session } = useEditor();
  const messages = useMessages(nodeWritingMessages);
  const completion = useMessages(completionMessages);
  const locale = useLocale();
  const { id: nodeId, choices } = node;
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(choices.length);
  useLayoutEffect(() => {
    // The one that was added is seen, also where the list scrolls.
    if (choices.length > count.current) list.current?.scrollTo({ top: list.current.scrollHeight });
    count.current = choices.length;
  }, [choices.length]);
  return (
    <div className={styles.choices}>
      {choices.length > 0 && (
        <ol ref={list} className={styles.choiceList}>
          {choices.map((choice, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in its field.
            <li
              key={choice.id}
              className={styles.choice}
              onKeyDown={(event) => {
                if (!isTextField(event.target)) return;
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
                event.preventDefault();
                onAdd();
                edits.writeTarget({ nodeId, choiceId: choice.id });
              }}
            >
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <LiveField
                label={messages.choice(index + 1)}
                hideLabel
                font="reading"
                value={choice.text}
                accepts={hasText}
                onChange={(typed) =>
                  edits.updateChoice({ nodeId, choiceId: choice.id, text: typed })
                }
              />
              {below && <div className={styles.below}>{below(choice)}</div>}
            </li>
          ))}
        </ol>
      )}
      <SuggestingTextArea
        label={messages.newChoice}
        hideLabel
        font="reading"
        minRows={1}
        placeholder={messages.newChoiceHint}
        suggestionsLabel={completion.suggestions}
        suggest={(text, index) =>
          choiceCompletionsAt(text, index, session.getState().document.nodes, locale)
        }
        value={newChoice}
        // A choice has one line: pasted lines are joined.
        onChange={(typed) => onType(typed.replaceAll('\n', ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          if (event.nativeEvent.isComposing) return;
          event.preventDefault();
          onAdd();
        }}
      />
    </div>
  );
}
