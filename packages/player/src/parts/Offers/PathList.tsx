import type { PlayPath } from '@dreamfork/story';
import { useId } from 'react';
import { useWords } from '../../labels/PlayerLanguage.tsx';
import { plainText } from '../../text/markdownTree.ts';
import { parseMarkdown } from '../../text/parseMarkdown.ts';
import * as styles from './Offers.css.ts';
import { Option } from './Option.tsx';

const withoutMarks = (text: string): string => plainText(parseMarkdown(text));

export type PathListProps = {
  paths: readonly PlayPath[];
  onFollow: (connectionId: string) => void;
};

/** Several ways on that the author gave no words: each shows where it leads. */
export function PathList({ paths, onFollow }: PathListProps) {
  const words = useWords();
  const labelId = useId();
  return (
    <>
      <p id={labelId} className={styles.label}>
        {words.choosePath}
      </p>
      <ol className={styles.list} aria-labelledby={labelId}>
        {paths.map(({ connectionId, title, preview }, index) => (
          <Option key={connectionId} index={index} onPress={() => onFollow(connectionId)}>
            {title || words.unknownNode}
            {preview !== '' && <span className={styles.preview}>{withoutMarks(preview)}</span>}
          </Option>
        ))}
      </ol>
    </>
  );
}
