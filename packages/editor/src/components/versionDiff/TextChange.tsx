import { VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import * as styles from './compare.css.ts';
import { cutBetween, wordChanges } from './compare.ts';
import { compareMessages } from './messages.ts';

export type TextChangeProps = {
  before: string;
  after: string;
  /** Characters that are shown before and after a change. @default all */
  around?: number;
};

/** A text with the words marked that were taken out and put in. */
export function TextChange({ before, after, around = Number.POSITIVE_INFINITY }: TextChangeProps) {
  const messages = useMessages(compareMessages);
  const changes = useMemo(() => wordChanges(before, after), [before, after]);
  return (
    <p className={styles.text}>
      {changes.map(({ kind, value }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'unchanged') {
          const edges = { isFirst: index === 0, isLast: index === changes.length - 1 };
          return <span key={key}>{cutBetween(value, around, edges)}</span>;
        }
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key} className={kind === 'added' ? styles.added : styles.removed}>
            <VisuallyHidden>{messages.wordChange[kind]}</VisuallyHidden>
            {value}
          </Mark>
        );
      })}
    </p>
  );
}
