import { Skeleton } from '@dreamfork/ui';
import * as styles from './desk.css.ts';

/** Stands where a panel is about to be. */
export function PanelLoading() {
  return (
    <div className={styles.loading} aria-busy>
      <Skeleton lines={4} />
    </div>
  );
}
