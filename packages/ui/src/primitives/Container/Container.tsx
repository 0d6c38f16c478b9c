import type { ReactNode } from 'react';
import type { ExtraAttributes } from '../extraAttributes.ts';
import * as styles from './Container.css.ts';

export const containerSpacings = ['none', 'page'] as const;
export type ContainerSpacing = (typeof containerSpacings)[number];

export type ContainerProps = ExtraAttributes & {
  /** Room above and below: `page` where it holds all of a page. @default 'page' */
  spacing?: ContainerSpacing;
  children: ReactNode;
};

/** The column of a page's content: as wide as a page may be, in the middle of the window. */
export const Container = ({ spacing = 'page', children, ...rest }: ContainerProps) => (
  <div {...rest} className={styles.container} data-spacing={spacing}>
    {children}
  </div>
);
