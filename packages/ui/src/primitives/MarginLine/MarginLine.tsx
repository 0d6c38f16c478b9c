import * as styles from './MarginLine.css.ts';

export type MarginLineProps = {
  /** Distance from the left edge of the nearest positioned parent. @default '0' */
  left?: string | number;
};

/** The red margin of the exercise book, for the player's text and the home hero alone. */
export function MarginLine({ left = 0 }: MarginLineProps) {
  return <span aria-hidden="true" className={styles.line} style={{ insetInlineStart: left }} />;
}
