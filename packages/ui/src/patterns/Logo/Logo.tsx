import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
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

export type ForkMarkProps = {
  /** Side in pixels. @default 26 */
  size?: number;
};

/** One dot that splits into two: the way taken and the way left open. */
export const ForkMark = ({ size = 26 }: ForkMarkProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 26 26"
    fill="none"
    className={styles.mark}
    aria-hidden
    focusable={false}
  >
    <path
      d="M4 13h6.5c3.5 0 3-7.5 7-7.5H20M10.5 13c3.5 0 3 7.5 7 7.5H20"
      className={styles.branches}
    />
    <circle cx="4.5" cy="13" r="3.3" className={styles.root} />
    <circle cx="21" cy="5.5" r="3.3" className={styles.taken} />
    <circle cx="21" cy="20.5" r="3.3" className={styles.open} />
  </svg>
);
