import * as styles from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** A closed exercise book with an elastic band. */
export const ClosedNotebook = () => (
  <Drawing>
    <g transform="rotate(-7 210 150)">
      <path className={styles.shade} d="M116 44h200a8 8 0 0 1 8 8v212a8 8 0 0 1-8 8H116z" />
      <path
        className={`${styles.sheet} ${styles.inkLine}`}
        d="M112 34h196a8 8 0 0 1 8 8v212a8 8 0 0 1-8 8H112z"
      />
      <path className={styles.quietLine} d="M314 250V46M311 254V42" />
      <path
        className={`${styles.cover} ${styles.inkLine}`}
        d="M104 28h194a10 10 0 0 1 10 10v210a10 10 0 0 1-10 10H104a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6z"
      />
      <path className={styles.spine} d="M100 32h20v222h-20z" />
      <path className={styles.inkLine} d="M120 28v230" />
      <rect
        className={`${styles.sheet} ${styles.inkLine}`}
        x="148"
        y="64"
        width="112"
        height="74"
        rx="6"
      />
      <path
        className={styles.inkLine}
        d="M172 101h12c12 0 9-15 22-15h6M184 101c12 0 9 15 22 15h6"
      />
      <circle className={styles.inkFill} cx="170" cy="101" r="5" />
      <circle className={styles.accentFill} cx="218" cy="86" r="5" />
      <circle className={`${styles.sheet} ${styles.inkLine}`} cx="218" cy="116" r="5" />
      <path className={styles.band} d="M282 28v230" />
      <path className={styles.ribbon} d="M206 258v28" />
    </g>
  </Drawing>
);
