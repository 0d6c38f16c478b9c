import type { StoryNode } from '@dreamfork/story';
import { SuggestingTextArea } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { LiveField } from '../../components/LiveField.tsx';
import { choiceCompletionsAt } from '../../components/nodeText/linkCompletions.ts';
import { completionMessages } from '../../components/nodeText/messages.ts';
import { useEditor } from '../../EditorContext.tsx';
import * as styles from './CardEditor.css.ts';
import { writingMessages } from './messages.ts';

export type ChoiceFieldsProps = {
  node: StoryNode;
  /** The choice being typed. */
  newChoice: string;
  onType: (text: string) => void;
  onAdd: () => void;
};

const hasText = (text: string) => text.trim() !== '';

/** The choices of a node that is written, and a field for the next one: Enter adds it, with its node. */
export function ChoiceFields({ node, newChoice, onType, onAdd }: ChoiceFieldsProps) {
  const { edits, session } = useEditor();
  const messages = useMessages(writingMessages);
  const completion = useMessages(completionMessages);
  const locale = useLocale();
  const { id: nodeId, choices } = node;
  return (
    <div className={styles.choices}>
      {choices.length > 0 && (
        <ol className={styles.choiceList}>
          {choices.map(({ id: choiceId, text }, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in its field.
            <li
              key={choiceId}
              className={styles.choice}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
                event.preventDefault();
                edits.writeTarget({ nodeId, choiceId });
              }}
            >
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <LiveField
                label={messages.choice(index + 1)}
                hideLabel
                font="reading"
                value={text}
                accepts={hasText}
                onChange={(typed) => edits.updateChoice({ nodeId, choiceId, text: typed })}
              />
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
