import type { ReactNode } from 'react';
import * as styles from './Paper.css.ts';

/** Grid paper across the whole width of the page. */
export function Paper({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}
