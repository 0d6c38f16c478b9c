import { typeset } from '@dreamfork/story/text';
import { ArrowRight, Lock } from 'lucide';
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
  /** Why it cannot be taken now. */
  closedReason?: string | undefined;
  onPress: () => void;
  children: ReactNode;
};

/** A choice or a path: a button with its number in the margin. */
export function Choice({ index, hasKey, closedReason, onPress, children }: ChoiceProps) {
  const authorText = useAuthorText();
  const isClosed = closedReason !== undefined;
  return (
    <li className={styles.item}>
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <button
        type="button"
        className={styles.option}
        // It keeps the focus and its name, so that a reader learns the reason.
        aria-disabled={isClosed || undefined}
        aria-keyshortcuts={hasKey && !isClosed ? optionKeys[index] : undefined}
        onClick={isClosed ? undefined : onPress}
      >
        <span {...authorText}>
          {children}
          {closedReason && <span className={styles.preview}>{typeset(closedReason)}</span>}
        </span>
        <Icon
          icon={isClosed ? Lock : ArrowRight}
          size={20}
          className={isClosed ? undefined : styles.arrow}
        />
      </button>
    </li>
  );
}
