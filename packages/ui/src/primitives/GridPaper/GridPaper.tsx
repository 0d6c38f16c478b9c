import type { ReactNode } from 'react';
import type { ExtraAttributes } from '../extraAttributes.ts';
import * as styles from './GridPaper.css.ts';

export type GridPaperProps = ExtraAttributes & {
  /** @default 'div' */
  as?: 'div' | 'section' | 'main';
  children?: ReactNode;
};

/** The squared paper of the exercise book; never behind running text in the player. */
export function GridPaper({ as: Element = 'div', children, ...rest }: GridPaperProps) {
  return (
    <Element {...rest} className={styles.page}>
      {children}
    </Element>
  );
}
