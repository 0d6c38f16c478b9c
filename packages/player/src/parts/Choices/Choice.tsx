import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../controls/Icon.tsx';
import { optionKeys } from '../../keyboard/keyCommand.ts';
import { useAuthorText } from '../../labels/storyLanguage.ts';
import * as styles from './Choices.css.ts';

export type ChoiceProps = {
  /** Its index in the list. */
  index: number;
  /** Whether it has a single-character shortcut. */
  hasKey: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A choice or a path: a button with its number in the margin. */
export function Choice({ index, hasKey, onPress, children }: ChoiceProps) {
  const authorText = useAuthorText();
  return (
    <li className={styles.item}>
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <button
        type="button"
        className={styles.option}
        aria-keyshortcuts={hasKey ? optionKeys[index] : undefined}
        onClick={onPress}
      >
        <span {...authorText}>{children}</span>
        <Icon icon={ArrowRight} size={20} className={styles.arrow} />
      </button>
    </li>
  );
}
