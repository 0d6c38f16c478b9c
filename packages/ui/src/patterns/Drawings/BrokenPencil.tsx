import * as styles from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** A pencil whose tip broke while it drew a fork. */
export const BrokenPencil = () => (
  <Drawing>
    <g transform="translate(-14 22)">
      <path className={styles.quietLine} d="M96 150c60 0 44 66 104 66h70" />
      <path className={styles.accentLine} d="M36 150h60c52 0 48-62 96-66 10-1 16 0 22 2" />
      <circle className={styles.inkFill} cx="36" cy="150" r="9" />
      <circle className={`${styles.sheet} ${styles.inkLine}`} cx="282" cy="216" r="9" />
      <path className={styles.accentLine} d="M222 92l5 5M236 90l3 1M231 104l2 4" />
      <g transform="rotate(-30 262 98)">
        <path className={styles.shade} d="M276 94h132v28H276z" />
        <path className={`${styles.inkLine} ${styles.sheet}`} d="M240 96l30-17v34l-10-7 1-6z" />
        <path className={`${styles.accentFill} ${styles.inkLine}`} d="M270 79h112v34H270z" />
        <path className={styles.groove} d="M270 90h112M270 102h112" />
        <path className={`${styles.sheet} ${styles.inkLine}`} d="M382 79h14v34h-14z" />
        <path
          className={`${styles.rubber} ${styles.inkLine}`}
          d="M396 79h10a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-10z"
        />
      </g>
      <path className={styles.inkFill} d="M214 108l13-5-3 13z" />
    </g>
  </Drawing>
);
