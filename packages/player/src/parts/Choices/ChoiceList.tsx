import type { PlayChoice } from '@dreamfork/story';
import { typeset } from '@dreamfork/story/text';
import { useId } from 'react';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import { Choice } from './Choice.tsx';
import * as styles from './Choices.css.ts';

export type ChoiceListProps = {
  choices: readonly PlayChoice[];
  hasKeys: boolean;
  onChoose: (choiceId: string) => void;
};

/** The available choices of a passage. */
export function ChoiceList({ choices, hasKeys, onChoose }: ChoiceListProps) {
  const messages = usePlayerMessages();
  const labelId = useId();
  return (
    <>
      <p id={labelId} className={styles.label}>
        {messages.choose}
      </p>
      <ol className={styles.list} aria-labelledby={labelId}>
        {choices.map(({ choiceId, text, index, closedReason }) => (
          <Choice
            key={choiceId}
            index={index}
            hasKey={hasKeys}
            closedReason={closedReason}
            onPress={() => onChoose(choiceId)}
          >
            {typeset(text)}
          </Choice>
        ))}
      </ol>
    </>
  );
}
