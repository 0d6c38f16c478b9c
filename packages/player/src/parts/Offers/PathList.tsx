import type { PlayPath } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { useId } from 'react';
import { playerMessages } from '../../messages.ts';
import * as styles from './Offers.css.ts';
import { Option } from './Option.tsx';

export type PathListProps = {
  paths: readonly PlayPath[];
  onFollow: (connectionId: string) => void;
};

/** Several ways on that the author gave no words: each shows where it leads. */
export function PathList({ paths, onFollow }: PathListProps) {
  const messages = useMessages(playerMessages);
  const labelId = useId();
  return (
    <>
      <p id={labelId} className={styles.label}>
        {messages.choosePath}
      </p>
      <ol className={styles.list} aria-labelledby={labelId}>
        {paths.map(({ connectionId, title, preview }, index) => (
          <Option key={connectionId} index={index} onPress={() => onFollow(connectionId)}>
            {title || messages.unknownNode}
            {preview !== '' && <span className={styles.preview}>{preview}</span>}
          </Option>
        ))}
      </ol>
    </>
  );
}
