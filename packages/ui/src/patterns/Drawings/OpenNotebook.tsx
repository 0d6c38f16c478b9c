import * as styles from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** An open exercise book in which a pencil draws a fork. */
export const OpenNotebook = () => (
  <Drawing>
    <path
      className={styles.shade}
      transform="translate(6 8)"
      d="M40 70c54-18 114-16 170 8 56-24 116-26 170-8v176c-54-16-114-14-170 8-56-22-116-24-170-8z"
    />
    <path
      className={`${styles.sheet} ${styles.inkLine}`}
      d="M40 70c54-18 114-16 170 8v176c-56-22-116-24-170-8z"
    />
    <path
      className={`${styles.sheet} ${styles.inkLine}`}
      d="M210 78c56-24 116-26 170-8v176c-54-16-114-14-170 8z"
    />
    <path
      className={styles.cell}
      d="M52 96c48-12 100-10 150 8M52 126c48-12 100-10 150 8M52 156c48-12 100-10 150 8M52 186c48-12 100-10 150 8M52 216c48-12 100-10 150 8M218 104c50-18 102-20 150-8M218 134c50-18 102-20 150-8M218 164c50-18 102-20 150-8M218 194c50-18 102-20 150-8M218 224c50-18 102-20 150-8"
    />
    <path
      className={styles.quietLine}
      d="M66 100c40-7 80-5 118 5M66 124c40-6 84-4 110 4M66 148c40-6 80-3 118 6M66 172c26-4 50-4 74 0"
    />
    <path className={styles.accentLine} d="M248 158c36-4 26-46 62-50" />
    <path className={styles.quietLine} d="M248 158c36-4 28 32 66 28" />
    <circle className={styles.inkFill} cx="244" cy="158" r="7" />
    <circle className={styles.accentFill} cx="316" cy="107" r="7" />
    <circle className={`${styles.sheet} ${styles.inkLine}`} cx="320" cy="186" r="7" />
    <g transform="translate(66 -8) rotate(-38 262 98)">
      <path className={`${styles.sheet} ${styles.inkLine}`} d="M244 96l26-17v34z" />
      <path className={styles.inkFill} d="M244 96l8-5v10z" />
      <path className={`${styles.cover} ${styles.inkLine}`} d="M270 79h60v34h-60z" />
      <path className={styles.groove} d="M270 90h60M270 102h60" />
      <path className={`${styles.sheet} ${styles.inkLine}`} d="M330 79h12v34h-12z" />
      <path
        className={`${styles.rubber} ${styles.inkLine}`}
        d="M342 79h8a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-8z"
      />
    </g>
  </Drawing>
);
