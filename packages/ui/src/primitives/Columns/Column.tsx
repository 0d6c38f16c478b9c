import type { ReactNode } from 'react';
import type { BoxElement } from '../Box/boxElements.ts';
import type { ExtraAttributes } from '../extraAttributes.ts';
import * as styles from './Columns.css.ts';
import type { ColumnWidth } from './variants.ts';

export type ColumnProps = ExtraAttributes & {
  /** A share of the whole, the width of the content, or what is left. @default 'fluid' */
  width?: ColumnWidth;
  /** The element to render. @default 'div' */
  as?: BoxElement;
  children?: ReactNode;
};

/** One column of Columns. */
export const Column = ({
  width = 'fluid',
  as: Element = 'div',
  children,
  ...rest
}: ColumnProps) => (
  <Element {...rest} className={`${styles.column} ${styles.widthOf[width]}`} data-width={width}>
    {children}
  </Element>
);
