import { storyCounts } from '@dreamfork/story';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useSession } from '../EditorContext.tsx';
import { panelMessages } from '../messages/index.ts';
import * as styles from './elements.css.ts';
import { StoryFigures } from './StoryFigures.tsx';

/** How much of everything the story has. */
export function Totals() {
  const words = useMessages(panelMessages).elements;
  const locale = useLocale();
  const counts = storyCounts(useSession(({ document }) => document));
  const rows: [string, number][] = [
    [words.nodeCount, counts.nodes],
    [words.linkCount, counts.connections],
    [words.choiceCount, counts.choices],
    [words.endCount, counts.ends],
  ];
  return (
    <div className={styles.scroll} data-testid="element-totals">
      <dl className={styles.totals}>
        {rows.map(([term, count]) => (
          <div key={term} className={styles.total}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.figure}>{formatNumber(locale, count)}</dd>
          </div>
        ))}
      </dl>
      <StoryFigures />
    </div>
  );
}
