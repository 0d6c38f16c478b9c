import type { PlayPath } from '@dreamfork/story';
import { parseMarkdown, plainText, typeset } from '@dreamfork/story/text';
import { useId } from 'react';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import { Choice } from './Choice.tsx';
import * as styles from './Choices.css.ts';

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
