import type { ReactNode } from 'react';
import * as styles from './Paper.css.ts';

/** A squared sheet across the page. */
export function Paper({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}
