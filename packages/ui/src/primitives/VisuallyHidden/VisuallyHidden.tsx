import type { ReactNode } from 'react';
import type { ExtraAttributes } from '../extraAttributes.ts';
import * as styles from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = ExtraAttributes & {
  /** @default 'span' */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'p' | 'caption';
  children?: ReactNode;
};

/** Words for screen readers alone. */
export function VisuallyHidden({ as: Element = 'span', children, ...rest }: VisuallyHiddenProps) {
  return (
    <Element {...rest} className={styles.hidden}>
      {children}
    </Element>
  );
}
