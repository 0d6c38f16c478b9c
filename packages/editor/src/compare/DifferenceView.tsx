import { compareStories, type StoryDocument } from '@dreamfork/story';
import { useMemo } from 'react';
import * as styles from './compare.css.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { DifferenceSummary } from './DifferenceSummary.tsx';

export type DifferenceViewProps = { before: StoryDocument; after: StoryDocument };

/** Two versions beside one another: figures, and a list with the words that changed. */
export function DifferenceView({ before, after }: DifferenceViewProps) {
  const difference = useMemo(() => compareStories(before, after), [before, after]);
  return (
    <div className={styles.view}>
      <DifferenceSummary difference={difference} />
      {!difference.isEqual && (
        <div className={styles.scroll}>
          <DifferenceList difference={difference} before={before} after={after} />
        </div>
      )}
    </div>
  );
}
