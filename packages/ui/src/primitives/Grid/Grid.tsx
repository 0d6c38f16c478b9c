import type { ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../css/sprinkles.css.ts';
import type { BoxElement } from '../Box/boxElements.ts';
import { customProperties } from '../customProperties.ts';
import type { ExtraAttributes } from '../extraAttributes.ts';
import * as styles from './Grid.css.ts';

export type GridColumns = number | { narrow: number; middle?: number; wide?: number };

export type GridProps = ExtraAttributes & {
  /** How many equal columns, at every width or by width. */
  columns: GridColumns;
  /** Distance between the children. @default '4' */
  gap?: Sprinkles['gap'];
  /** Where the children stand in their row. @default 'stretch' */
  align?: Sprinkles['alignItems'];
  /** The element to render. @default 'div' */
  as?: BoxElement;
  children?: ReactNode;
};

/** Children in equal columns. */
export function Grid({
  columns,
  gap = '4',
  align = 'stretch',
  as: Element = 'div',
  children,
  ...rest
}: GridProps) {
  const { narrow, middle, wide }: Exclude<GridColumns, number> =
    typeof columns === 'number' ? { narrow: columns } : columns;
  return (
    <Element
      {...rest}
      className={`${styles.grid} ${sprinkles({ display: 'grid', gap, alignItems: align })}`}
      style={customProperties({
        [styles.columns.narrow]: narrow,
        [styles.columns.middle]: middle,
        [styles.columns.wide]: wide,
      })}
    >
      {children}
    </Element>
  );
}
