import { Delayed, Skeleton, Stack, Surface } from '@dreamfork/ui';
import { grid } from './storyGrid.css.ts';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The shape of a list of stories while it loads. */
export function StoryGridSkeleton({ label }: { label: string }) {
  return (
    <Delayed>
      <div className={grid} role="status" aria-label={label}>
        {places.map((place) => (
          <Surface key={place} padding="5">
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
}
