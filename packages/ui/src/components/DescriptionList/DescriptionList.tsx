import type { ReactNode } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './DescriptionList.css.ts';

export const descriptionLayouts = ['beside', 'stacked', 'apart'] as const;
export type DescriptionLayout = (typeof descriptionLayouts)[number];

export const descriptionSizes = ['small', 'medium'] as const;
export type DescriptionSize = (typeof descriptionSizes)[number];

export type DescriptionItem = {
  /** Tells items apart whose terms are equal or no strings. @default the term */
  id?: string;
  term: ReactNode;
  value: ReactNode;
};

export type DescriptionListProps = ExtraAttributes & {
  items: readonly DescriptionItem[];
  /**
   * `beside` puts values in a column beside the terms where there is room, `stacked` puts them under
   * the terms and the pairs in columns, `apart` puts figures and keys at the end of the line.
   * @default 'beside'
   */
  layout?: DescriptionLayout;
  /** `small` for panels. @default 'medium' */
  size?: DescriptionSize;
};

/** Facts about one thing: names and their values. */
export const DescriptionList = ({
  items,
  layout = 'beside',
  size = 'medium',
  ...rest
}: DescriptionListProps) => (
  <div {...rest} className={styles.frame}>
    <dl className={styles.list} data-layout={layout} data-size={size}>
      {items.map(({ term, id, value }) => (
        <div key={id ?? (typeof term === 'string' ? term : undefined)} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
