import { compareStories, type StoryDocument } from '@dreamfork/story';
import { Tabs } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useMemo, useState } from 'react';
import { CanvasView } from '../../canvas/CanvasView.tsx';
import * as styles from './compare.css.ts';
import { differencePicture } from './compare.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { DifferenceSummary } from './DifferenceSummary.tsx';
import { compareMessages } from './messages.ts';

export type DifferenceViewProps = {
  before: StoryDocument;
  after: StoryDocument;
  /** Leaves the figures out, where they already stand above. @default false */
  isSummarised?: boolean;
};

/** Two versions beside one another: figures, a list with the words that changed, and a map. */
export function DifferenceView({ before, after, isSummarised = false }: DifferenceViewProps) {
  const messages = useMessages(compareMessages);
  const [tab, setTab] = useState('list');
  const difference = useMemo(() => compareStories(before, after), [before, after]);
  const picture = useMemo(() => differencePicture(difference, after), [difference, after]);
  const overlays = useMemo(() => ({ difference: picture.difference }), [picture]);
  return (
    <div className={styles.view}>
      {!isSummarised && <DifferenceSummary difference={difference} />}
      {!difference.isEqual && (
        <Tabs
          label={messages.views}
          value={tab}
          onChange={setTab}
          items={[
            {
              id: 'list',
              label: messages.asList,
              content: (
                <div className={styles.scroll}>
                  <DifferenceList difference={difference} before={before} after={after} />
                </div>
              ),
            },
            {
              id: 'map',
              label: messages.asMap,
              content: (
                <div className={styles.map}>
                  <CanvasView document={picture.document} overlays={overlays} />
                </div>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}
