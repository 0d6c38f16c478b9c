import { Fragment, type ReactNode } from 'react';
import { customProperties } from '../primitives/customProperties.ts';
import * as styles from './variantGrid.css.ts';

export type VariantTableProps<Row extends string, Column extends string> = {
  rows: readonly Row[];
  columns: readonly Column[];
  /** What stands where a row and a column cross. */
  children: (row: Row, column: Column) => ReactNode;
};

/** Every row by every column, with their names in the picture. */
export function VariantTable<Row extends string, Column extends string>({
  rows,
  columns,
  children,
}: VariantTableProps<Row, Column>) {
  return (
    <div
      className={`${styles.matrix} ${styles.crossed}`}
      style={customProperties({ [styles.columnCount]: columns.length })}
      data-visual
    >
      <span />
      {columns.map((column) => (
        <span key={column} className={styles.label}>
          {column}
        </span>
      ))}
      {rows.map((row) => (
        <Fragment key={row}>
          <span className={styles.label}>{row}</span>
          {columns.map((column) => (
            <div key={column} className={styles.cell}>
              {children(row, column)}
            </div>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

export type VariantGridProps = {
  /** What is shown, by the name that stands beside it. */
  items: Readonly<Record<string, ReactNode>>;
  /** `stacked` puts the name above, for what needs the whole width. @default 'beside' */
  layout?: 'beside' | 'stacked';
};

/** States one below the other, with their names in the picture. */
export function VariantGrid({ items, layout = 'beside' }: VariantGridProps) {
  return (
    <div
      className={`${styles.matrix} ${layout === 'beside' ? styles.labelled : styles.stacked}`}
      data-visual
    >
      {Object.entries(items).map(([name, item]) => (
        <Fragment key={name}>
          <span className={styles.label}>{name}</span>
          <section className={layout === 'beside' ? styles.cell : styles.block}>{item}</section>
        </Fragment>
      ))}
    </div>
  );
}

/** The names of a record of states or sizes, typed. */
export const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(record) as Name[];

/** A record with an item for every name of a tuple. */
export const eachOf = <Name extends string>(
  names: readonly Name[],
  item: (name: Name) => ReactNode,
): Record<Name, ReactNode> =>
  Object.fromEntries(names.map((name) => [name, item(name)])) as Record<Name, ReactNode>;
