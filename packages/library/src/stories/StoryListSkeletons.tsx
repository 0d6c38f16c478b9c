import { Delayed, Skeleton, Stack, Surface } from '@dreamfork/ui';
import * as styles from './storyLists.css.ts';

export type StoryListSkeletonProps = {
  /** Announced to screen readers. */
  label: string;
};

const cells = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const rows = ['first', 'second', 'third'];

/** Placeholder of a grid of story cards. */
export const StoryGridSkeleton = ({ label }: StoryListSkeletonProps) => (
  <Delayed>
    <div className={styles.grid} role="status" aria-label={label}>
      {cells.map((cell) => (
        <Surface key={cell} padding="5">
          <Stack gap="4">
            <Skeleton shape="block" height={120} />
            <Skeleton width="70%" height={22} />
            <Skeleton lines={3} />
          </Stack>
        </Surface>
      ))}
    </div>
  </Delayed>
);

/** Placeholder of a list of story rows. */
export const StoryRowsSkeleton = ({ label }: StoryListSkeletonProps) => (
  <Delayed>
    <div className={styles.rows} role="status" aria-label={label}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.rowText}>
            <Skeleton lines={2} height={20} />
          </div>
        </div>
      ))}
    </div>
  </Delayed>
);
