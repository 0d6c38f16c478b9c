import * as styles from './Logo.css.ts';

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
