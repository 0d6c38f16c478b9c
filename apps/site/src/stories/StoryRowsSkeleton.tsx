import { Delayed, Skeleton } from '@dreamfork/ui';
import { list, row, words } from './storyRows.css.ts';

const places = ['first', 'second', 'third'];

/** The shape of a list of the author's own stories while it loads. */
export function StoryRowsSkeleton({ label }: { label: string }) {
  return (
    <Delayed>
      <div className={list} role="status" aria-label={label}>
        {places.map((place) => (
          <div key={place} className={row}>
            <div className={words}>
              <Skeleton lines={2} height={20} />
            </div>
          </div>
        ))}
      </div>
    </Delayed>
  );
}
