import { storyCounts } from '@dreamfork/story';
import { DescriptionList } from '@dreamfork/ui';
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
  const rows = [
    { term: messages.nodeCount, value: formatNumber(locale, counts.nodes) },
    { term: messages.linkCount, value: formatNumber(locale, counts.connections) },
    { term: messages.choiceCount, value: formatNumber(locale, counts.choices) },
    { term: messages.endCount, value: formatNumber(locale, counts.ends) },
  ];
  return (
    <div className={styles.scroll} data-testid="element-totals">
      <div className={statistics.totals}>
        <DescriptionList layout="apart" size="small" items={rows} />
      </div>
      <StoryStatistics />
    </div>
  );
}
