import { Delayed, Skeleton } from '@dreamfork/ui';
import * as card from './StoryCard.css.ts';
import { cover } from './StoryCover.css.ts';
import * as styles from './storyLists.css.ts';

export type StoryListSkeletonProps = {
  /** Announced to screen readers. */
  label: string;
};

const cells = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const rows = ['first', 'second', 'third'];

/** Placeholder of a grid of story cards, as high as they are. */
export const StoryGridSkeleton = ({ label }: StoryListSkeletonProps) => (
  <Delayed>
    <div className={styles.grid} role="status" aria-label={label}>
      {cells.map((cell) => (
        <div key={cell} className={card.card}>
          <div className={`${card.cover} ${cover}`} />
          <div className={card.text}>
            <Skeleton width="70%" height={27} />
            <Skeleton lines={3} height={17} />
            <div className={card.meta}>
              <Skeleton lines={2} height={14} />
            </div>
          </div>
          <div className={card.foot}>
            <Skeleton width="40%" height={18} />
          </div>
        </div>
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
            <Skeleton lines={2} height={21} />
          </div>
        </div>
      ))}
    </div>
  </Delayed>
);
