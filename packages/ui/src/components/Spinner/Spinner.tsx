import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './Spinner.css.ts';

export const spinnerSizes = ['small', 'medium', 'large'] as const;

export type SpinnerProps = ExtraAttributes & {
  /** What is being waited for, for screen readers. */
  label: string;
  /** @default 'medium' */
  size?: (typeof spinnerSizes)[number];
};

/** A turning arc for a wait of about a second; longer ones show a Skeleton or a ProgressBar. */
export const Spinner = ({ label, size = 'medium', ...rest }: SpinnerProps) => (
  <div {...rest} role="progressbar" aria-label={label} className={styles.spinner} data-size={size}>
    <svg viewBox="0 0 24 24" fill="none" className={styles.arc} aria-hidden>
      <circle cx="12" cy="12" r="9.5" className={styles.track} />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" className={styles.head} />
    </svg>
  </div>
);
