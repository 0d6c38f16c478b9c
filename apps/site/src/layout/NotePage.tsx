import type { ReactNode } from 'react';
import * as styles from './Paper.css.ts';

export type NotePageProps = {
  /** `main` where the note is the whole page. @default 'div' */
  as?: 'div' | 'main';
  children: ReactNode;
};

/** A page that only says one thing: who may come in, what is missing, what failed. */
export function NotePage({ as: Element = 'div', children }: NotePageProps) {
  return (
    <Element className={styles.note}>
      <div className={styles.noteWords}>{children}</div>
    </Element>
  );
}
