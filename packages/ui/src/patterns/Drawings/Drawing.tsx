import type { ReactNode } from 'react';
import * as styles from './Drawing.css.ts';

/** The frame of a drawing in the ink of the theme; decoration, so screen readers skip it. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 420 300" className={styles.drawing} aria-hidden focusable={false}>
    {children}
  </svg>
);
