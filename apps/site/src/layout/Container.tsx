import type { ReactNode } from 'react';
import * as styles from './Container.css.ts';

/** The column of a page's content. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

/** Grid paper across the whole width of the page. */
export function Paper({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}
