import { VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { compareMessages } from '../messages/index.ts';
import * as styles from './compare.css.ts';
import { wordChanges } from './wordChanges.ts';

export type WordsChangeProps = { before: string; after: string };

/** A text with the words marked that were taken out and put in. */
export function WordsChange({ before, after }: WordsChangeProps) {
  const words = useMessages(compareMessages);
  const changes = useMemo(() => wordChanges(before, after), [before, after]);
  return (
    <p className={styles.words}>
      {changes.map(({ kind, value }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'kept') return <span key={key}>{value}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key} className={kind === 'added' ? styles.added : styles.removed}>
            <VisuallyHidden>{words.wordChange[kind]}</VisuallyHidden>
            {value}
          </Mark>
        );
      })}
    </p>
  );
}
