import * as styles from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** An open exercise book whose right page is torn out. */
export const MissingPage = () => (
  <Drawing>
    <path
      className={styles.shade}
      transform="translate(5 7)"
      d="M40 64c54-18 114-16 170 8v176c-56-24-116-26-170-8z"
    />
    <path
      className={styles.shade}
      transform="translate(5 7)"
      d="M210 72l12-4 5 20-6 18 8 22-7 21 7 24-8 20 6 21-5 20-12 14z"
    />
    <path
      className={`${styles.sheet} ${styles.inkLine}`}
      d="M40 64c54-18 114-16 170 8v176c-56-24-116-26-170-8z"
    />
    <path
      className={styles.cell}
      d="M52 92c48-12 100-10 150 8M52 122c48-12 100-10 150 8M52 152c48-12 100-10 150 8M52 182c48-12 100-10 150 8M52 212c48-12 100-10 150 8"
    />
    <path
      className={styles.quietLine}
      d="M86 96c32-5 64-3 96 6M86 122c30-4 60-2 84 4M86 148c34-5 68-2 100 7M86 174c18-3 36-3 54 0"
    />
    <path
      className={`${styles.sheet} ${styles.inkLine}`}
      d="M210 72l12-4 5 20-6 18 8 22-7 21 7 24-8 20 6 21-5 20-12 14z"
    />
    <path
      className={`${styles.quietLine} ${styles.dashed}`}
      d="M236 64c48-14 98-14 144 0v176c-46-14-96-14-142-1"
    />
    <path className={styles.accentLine} d="M286 138c2-24 44-24 44 2 0 20-22 18-22 38" />
    <circle className={styles.accentFill} cx="308" cy="196" r="4.5" />
  </Drawing>
);
