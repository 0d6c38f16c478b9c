import type { ReactNode } from 'react';
import type { ExtraAttributes } from '../extraAttributes.ts';
import * as styles from './Cells.css.ts';

export type CellsProps = ExtraAttributes & {
  /** @default 'div' */
  as?: 'div' | 'section' | 'main';
  children?: ReactNode;
};

/** The squared paper of the exercise book; never behind running text in the player. */
export function Cells({ as: Element = 'div', children, ...rest }: CellsProps) {
  return (
    <Element {...rest} className={styles.page}>
      {children}
    </Element>
  );
}
