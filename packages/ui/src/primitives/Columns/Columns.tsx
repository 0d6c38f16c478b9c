import type { ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../css/sprinkles.css.ts';
import { vars } from '../../themes/vars.css.ts';
import type { Space } from '../../tokens/index.ts';
import type { BoxElement } from '../Box/boxElements.ts';
import { customProperties } from '../customProperties.ts';
import type { ExtraAttributes } from '../extraAttributes.ts';
import * as styles from './Columns.css.ts';
import type { CollapsePoint, ColumnWidth } from './variants.ts';

export type ColumnsProps = ExtraAttributes & {
  /** Distance between the columns. @default '6' */
  gap?: Space;
  /** Where the columns stand across. @default 'stretch' */
  align?: Sprinkles['alignItems'];
  /** The width of the window under which the columns stand one below the other. @default 'middle' */
  collapseBelow?: CollapsePoint;
  /** The element to render. @default 'div' */
  as?: BoxElement;
  /** Column elements. */
  children?: ReactNode;
};

/** Columns of unlike width; one below the other where it is narrow. */
export const Columns = ({
  gap = '6',
  align = 'stretch',
  collapseBelow = 'middle',
  as: Element = 'div',
  children,
  ...rest
}: ColumnsProps) => (
  <Element
    {...rest}
    className={`${styles.columns} ${sprinkles({ alignItems: align })}`}
    style={customProperties({ [styles.gap]: vars.space[gap] })}
    data-collapse-below={collapseBelow}
  >
    {children}
  </Element>
);

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
