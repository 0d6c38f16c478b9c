import { compareStories, type StoryDocument } from '@dreamfork/story';
import { Disclosure } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useMemo, useState } from 'react';
import { DifferenceSummary } from '../../components/versionDiff/DifferenceSummary.tsx';
import { DifferenceView } from '../../components/versionDiff/DifferenceView.tsx';
import * as styles from './ConflictDialog.css.ts';
import { conflictMessages } from './messages.ts';

export type ConflictSideCardProps = { title: string; before: StoryDocument; after: StoryDocument };

/** What one side made of the version that both began from. */
export function ConflictSideCard({ title, before, after }: ConflictSideCardProps) {
  const messages = useMessages(conflictMessages);
  const [isExpanded, setExpanded] = useState(false);
  const difference = useMemo(() => compareStories(before, after), [before, after]);
  return (
    <section className={styles.side} aria-label={title}>
      <h3 className={styles.sideTitle}>{title}</h3>
      <DifferenceSummary difference={difference} />
      {!difference.isEqual && (
        <Disclosure
          title={messages.details}
          headingLevel={4}
          isExpanded={isExpanded}
          onExpandedChange={setExpanded}
        >
          {isExpanded && <DifferenceView before={before} after={after} isSummarised />}
        </Disclosure>
      )}
    </section>
  );
}
