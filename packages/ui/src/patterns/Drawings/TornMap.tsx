import * as styles from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** A map of a story, torn apart between a choice and its endings. */
export const TornMap = () => (
  <Drawing>
    <g transform="rotate(-3 120 150)">
      <path
        className={styles.shade}
        transform="translate(5 6)"
        d="M28 58 206 48l-11 21 15 19-17 25 13 24-15 21 16 27-13 25 11 22-9 17L34 252Z"
      />
      <path
        className={`${styles.sheet} ${styles.inkLine}`}
        d="M28 58 206 48l-11 21 15 19-17 25 13 24-15 21 16 27-13 25 11 22-9 17L34 252Z"
      />
      <path
        className={styles.cell}
        d="M45 60V248M75 58V247M105 57V247M135 55V246M165 54V246M32 88H190M33 118H188M33 148H184M34 178H188M34 208H190M34 238H192"
      />
      <path className={styles.accentLine} d="M70 150h28c34 0 24-48 64-48h30" />
      <path className={styles.quietLine} d="M98 150c34 0 24 50 64 50h30" />
      <circle className={styles.inkFill} cx="66" cy="150" r="8" />
    </g>
    <g transform="translate(26 -6) rotate(7 300 150)">
      <path
        className={styles.shade}
        transform="translate(5 6)"
        d="M222 50l-11 21 15 19-17 25 13 24-15 21 16 27-13 25 11 22-9 17 L372 252 378 58Z"
      />
      <path
        className={`${styles.sheet} ${styles.inkLine}`}
        d="M222 50l-11 21 15 19-17 25 13 24-15 21 16 27-13 25 11 22-9 17 L372 252 378 58Z"
      />
      <path
        className={styles.cell}
        d="M240 56V246M270 56V246M300 56V247M330 56V248M360 57V250M224 88H375M222 118H375M219 148H374M219 178H374M222 208H373M220 238H372"
      />
      <path className={`${styles.accentLine} ${styles.dashed}`} d="M222 104h26c30 0 30-6 56-6h20" />
      <path className={styles.quietLine} d="M224 198h52c22 0 22 8 44 8h4" />
      <circle className={`${styles.sheet} ${styles.accentLine}`} cx="332" cy="98" r="8" />
      <circle className={`${styles.sheet} ${styles.inkLine}`} cx="332" cy="206" r="8" />
    </g>
  </Drawing>
);
