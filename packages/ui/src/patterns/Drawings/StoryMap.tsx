import * as styles from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** The map of a story: one path is drawn in the accent, two are left open. */
export const StoryMap = () => (
  <Drawing>
    <g transform="rotate(-3 210 150)">
      <path className={styles.shade} transform="translate(6 7)" d="M40 46l342-10 6 210-346 8z" />
      <path className={`${styles.sheet} ${styles.inkLine}`} d="M40 46l342-10 6 210-346 8z" />
      <path
        className={styles.cell}
        d="M70 46v206M100 45v206M130 44v206M160 43v206M190 42v206M220 41v206M250 40v206M280 39v206M310 38v206M340 37v206M42 76h340M42 106h341M42 136h342M42 166h343M42 196h344M42 226h344"
      />
      <path
        className={styles.quietLine}
        d="M96 150c40 0 24 54 66 54h26M228 92c30 0 20-30 54-30h30M228 204h36c30 0 20 18 48 18"
      />
      <path
        className={styles.accentLine}
        d="M96 150c40 0 24-58 66-58h26M228 92c36 0 24 48 60 48h24"
      />
      <rect
        className={`${styles.cover} ${styles.inkLine}`}
        x="62"
        y="136"
        width="36"
        height="28"
        rx="6"
      />
      <rect
        className={`${styles.soft} ${styles.inkLine}`}
        x="188"
        y="76"
        width="42"
        height="32"
        rx="6"
      />
      <rect
        className={`${styles.sheet} ${styles.inkLine}`}
        x="188"
        y="188"
        width="42"
        height="32"
        rx="6"
      />
      <circle className={`${styles.sheet} ${styles.inkLine}`} cx="322" cy="62" r="9" />
      <circle className={styles.accentFill} cx="324" cy="140" r="10" />
      <circle className={`${styles.sheet} ${styles.inkLine}`} cx="322" cy="222" r="9" />
      <path className={styles.quietLine} d="M197 88h24M197 97h15M197 200h24M197 209h15" />
    </g>
  </Drawing>
);
