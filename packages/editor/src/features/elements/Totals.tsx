import { storyCounts } from '@dreamfork/story';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { StoryStatistics } from '../../components/statistics/Statistics.tsx';
import * as statistics from '../../components/statistics/statistics.css.ts';
import { useSession } from '../../EditorContext.tsx';
import * as styles from './elements.css.ts';
import { elementsMessages } from './messages.ts';

/** How much of everything the story has. */
export function Totals() {
  const messages = useMessages(elementsMessages);
  const locale = useLocale();
  const counts = storyCounts(useSession(({ document }) => document));
  const rows: [string, number][] = [
    [messages.nodeCount, counts.nodes],
    [messages.linkCount, counts.connections],
    [messages.choiceCount, counts.choices],
    [messages.endCount, counts.ends],
  ];
  return (
    <div className={styles.scroll} data-testid="element-totals">
      <dl className={statistics.totals}>
        {rows.map(([term, count]) => (
          <div key={term} className={statistics.total}>
            <dt className={statistics.term}>{term}</dt>
            <dd className={statistics.figure}>{formatNumber(locale, count)}</dd>
          </div>
        ))}
      </dl>
      <StoryStatistics />
    </div>
  );
}
