import { Skeleton } from '@dreamfork/ui';
import * as styles from './PanelLoading.css.ts';

/** Placeholder of a panel that is loading. */
export function PanelLoading() {
  return (
    <div className={styles.loading} aria-busy>
      <Skeleton lines={4} />
    </div>
  );
}
