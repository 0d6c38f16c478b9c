import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { icon } from '../../controls/controls.css.ts';
import * as styles from './Offers.css.ts';

export type OptionProps = {
  /** Its place in the list, from 0; the first nine have a key. */
  index: number;
  onPress: () => void;
  children: ReactNode;
};

const keys = 9;

/** One way on: a button, with its number in the margin of the page. */
export const Option = ({ index, onPress, children }: OptionProps) => (
  <li className={styles.item}>
    <span className={styles.number} aria-hidden="true">
      {index + 1}
    </span>
    <button
      type="button"
      className={styles.option}
      aria-keyshortcuts={index < keys ? String(index + 1) : undefined}
      onClick={onPress}
    >
      <span>{children}</span>
      <ArrowRight className={`${icon} ${styles.arrow}`} size={20} aria-hidden />
    </button>
  </li>
);
