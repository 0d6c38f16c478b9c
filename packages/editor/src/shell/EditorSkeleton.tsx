import { Skeleton } from '@dreamfork/ui';
import * as styles from './EditorSkeleton.css.ts';

/** The shape of the editor while its story loads. It fills its parent, as the editor does. */
export const EditorSkeleton = () => (
  <div className={styles.skeleton}>
    <div className={styles.bar}>
      <Skeleton width={220} height={24} />
      <Skeleton width={120} height={36} shape="block" />
    </div>
    <div className={styles.side}>
      <Skeleton lines={7} height={26} />
    </div>
    <div className={styles.canvas}>
      <Skeleton width={236} height={130} shape="block" />
    </div>
  </div>
);
