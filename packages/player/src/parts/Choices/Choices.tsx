import type { PlayChoice, PlayPath } from '@dreamfork/story';
import { parseMarkdown, plainText, typeset } from '@dreamfork/story/text';
import { ArrowRight, Lock } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../controls/Icon.tsx';
import { optionKeys } from '../../keyboard/keyCommand.ts';
import { useAuthorText, usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import * as styles from './Choices.css.ts';

export type ChoiceListProps = {
  choices: readonly PlayChoice[];
  hasKeys: boolean;
  /** Content of the host at the end of a choice. */
  beside?: ((choiceId: string) => ReactNode) | undefined;
  onChoose: (choiceId: string) => void;
};

/** The available choices of a passage. */
export function ChoiceList({ choices, hasKeys, beside, onChoose }: ChoiceListProps) {
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
            beside={beside?.(choiceId)}
            onPress={() => onChoose(choiceId)}
          >
            {typeset(text)}
          </Choice>
        ))}
      </ol>
    </>
  );
}

const withoutMarks = (text: string): string => typeset(plainText(parseMarkdown(text)));

export type PathListProps = {
  paths: readonly PlayPath[];
  hasKeys: boolean;
  onFollow: (connectionId: string) => void;
};

/** Several paths without choices: each shows its target. */
export function PathList({ paths, hasKeys, onFollow }: PathListProps) {
  const messages = usePlayerMessages();
  const labelId = useId();
  return (
    <>
      <p id={labelId} className={styles.label}>
        {messages.choosePath}
      </p>
      <ol className={styles.list} aria-labelledby={labelId}>
        {paths.map(({ connectionId, title, preview, isFound }, index) => (
          <Choice
            key={connectionId}
            index={index}
            hasKey={hasKeys}
            onPress={() => onFollow(connectionId)}
          >
            {typeset(title) || (isFound ? messages.untitled : messages.unknownNode)}
            {preview !== '' && <span className={styles.preview}>{withoutMarks(preview)}</span>}
          </Choice>
        ))}
      </ol>
    </>
  );
}

type ChoiceProps = {
  /** Its index in the list. */
  index: number;
  /** Whether it has a single-character shortcut. */
  hasKey: boolean;
  /** Why it cannot be taken now. */
  closedReason?: string | undefined;
  beside?: ReactNode;
  onPress: () => void;
  children: ReactNode;
};

/** A choice or a path: a button with its number in the margin. */
function Choice({ index, hasKey, closedReason, beside, onPress, children }: ChoiceProps) {
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
      {beside}
    </li>
  );
}
