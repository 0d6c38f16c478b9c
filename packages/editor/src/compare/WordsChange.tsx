import { VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { compareMessages } from '../messages/index.ts';
import * as styles from './compare.css.ts';

export type WordsChangeProps = { before: string; after: string };

/** Milliseconds after which two texts count as too different to be told apart word by word. */
const longestComparison = 100;
/** Longer texts are cut: what follows can be read in the story itself. */
const longestText = 20_000;

const cut = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}…` : text;

/** A text with the words marked that were taken out and put in. */
export function WordsChange({ before, after }: WordsChangeProps) {
  const words = useMessages(compareMessages);
  const parts = useMemo(() => {
    const [was, is] = [cut(before), cut(after)];
    return (
      diffWordsWithSpace(was, is, { timeout: longestComparison }) ?? [
        { value: was, removed: true, added: false },
        { value: is, removed: false, added: true },
      ]
    );
  }, [before, after]);
  return (
    <p className={styles.words}>
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index}-${value.slice(0, 8)}`;
        if (removed) {
          return (
            <del key={key} className={styles.removedWords}>
              <VisuallyHidden>{words.removedWords}</VisuallyHidden>
              {value}
            </del>
          );
        }
        if (added) {
          return (
            <ins key={key} className={styles.addedWords}>
              <VisuallyHidden>{words.addedWords}</VisuallyHidden>
              {value}
            </ins>
          );
        }
        return <span key={key}>{value}</span>;
      })}
    </p>
  );
}
