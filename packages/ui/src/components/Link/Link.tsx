import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaProps } from 'react-aria-components';
import * as styles from './Link.css.ts';

export const linkVariants = ['inline', 'standalone', 'quiet'] as const;
export type LinkVariant = (typeof linkVariants)[number];

export type LinkProps = Omit<AriaProps, 'className' | 'style' | 'children' | 'render' | 'slot'> & {
  /** Where it leads. */
  href: string;
  /** `inline` in running text, `standalone` on its own, `quiet` in lists of links. @default 'inline' */
  variant?: LinkVariant;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
};

/** Leads to another address. */
export const Link = ({ variant = 'inline', children, ...rest }: LinkProps) => (
  <AriaLink {...rest} className={styles.link({ variant })}>
    {children}
  </AriaLink>
);
