import * as styles from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** A letter that comes out of its envelope, with the fork as its stamp. */
export const Letter = () => (
  <Drawing>
    <g transform="rotate(-5 210 150)">
      <path className={styles.shade} transform="translate(6 7)" d="M92 96h236v150H92z" />
      <path className={`${styles.sheet} ${styles.inkLine}`} d="M118 40h184v150H118z" />
      <path
        className={styles.cell}
        d="M148 42v146M178 42v146M208 42v146M238 42v146M268 42v146M120 70h180M120 100h180M120 130h180"
      />
      <path className={styles.quietLine} d="M140 66h92M140 86h130M140 106h74" />
      <path className={`${styles.sheet} ${styles.inkLine}`} d="M92 96l118 84 118-84v150H92z" />
      <path className={styles.inkLine} d="M92 246l86-88M328 246l-86-88" />
      <rect
        className={`${styles.cover} ${styles.inkLine}`}
        x="278"
        y="196"
        width="34"
        height="38"
        rx="3"
      />
      <path className={styles.groove} d="M285 215h6c6 0 5-8 11-8h3M291 215c6 0 5 8 11 8h3" />
    </g>
    <path className={`${styles.accentLine} ${styles.dashed}`} d="M26 232c30 14 44-24 66-12" />
  </Drawing>
);
