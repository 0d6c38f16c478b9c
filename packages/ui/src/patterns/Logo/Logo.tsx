import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { ForkMark } from './ForkMark.tsx';
import * as styles from './Logo.css.ts';

export const logoSizes = ['small', 'medium', 'large'] as const;
export type LogoSize = (typeof logoSizes)[number];

const markSizes: Record<LogoSize, number> = { small: 20, medium: 26, large: 40 };

export type LogoProps = ExtraAttributes & {
  /** @default 'medium' */
  size?: LogoSize;
};

/** The fork mark and the name of the product. */
export const Logo = ({ size = 'medium', ...rest }: LogoProps) => (
  <span {...rest} className={styles.logo} data-size={size}>
    <ForkMark size={markSizes[size]} />
    Dreamfork
  </span>
);
