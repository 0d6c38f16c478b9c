import type { ReactNode } from 'react';
import * as styles from './Paper.css.ts';

/** A squared sheet with the red margin. */
export function Paper({ children }: { children: ReactNode }) {
  return (
    <div className={styles.paper}>
      <div className={styles.margin} />
      {children}
    </div>
  );
}
