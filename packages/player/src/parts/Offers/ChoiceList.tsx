import type { PlayChoice } from '@dreamfork/story';
import { useId } from 'react';
import { useWords } from '../../labels/PlayerLanguage.tsx';
import * as styles from './Offers.css.ts';
import { Option } from './Option.tsx';

export type ChoiceListProps = {
  choices: readonly PlayChoice[];
  onChoose: (choiceId: string) => void;
};

/** What the author lets the reader decide. */
export function ChoiceList({ choices, onChoose }: ChoiceListProps) {
  const words = useWords();
  const labelId = useId();
  return (
    <>
      <p id={labelId} className={styles.label}>
        {words.choose}
      </p>
      <ol className={styles.list} aria-labelledby={labelId}>
        {choices.map(({ choiceId, text, index }) => (
          <Option key={choiceId} index={index} onPress={() => onChoose(choiceId)}>
            {text}
          </Option>
        ))}
      </ol>
    </>
  );
}
