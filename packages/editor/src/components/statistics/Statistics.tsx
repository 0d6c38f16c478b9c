import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useDiagnostics } from '../../EditorContext.tsx';
import { statisticsMessages } from './messages.ts';
import * as styles from './statistics.css.ts';

/** How much there is to read, and in how many ways. Counted while the author pauses. */
export function StoryStatistics() {
  const messages = useMessages(statisticsMessages);
  const locale = useLocale();
  const statistics = useDiagnostics((state) => state.statistics);
  const figure = (value: string | undefined) => value ?? messages.counting;
  const rows: [string, string][] = [
    [messages.words, figure(statistics ? formatNumber(locale, statistics.words) : undefined)],
    [
      messages.characters,
      figure(statistics ? formatNumber(locale, statistics.characters) : undefined),
    ],
    [
      messages.readingTime,
      figure(statistics ? messages.time(statistics.readingSeconds) : undefined),
    ],
    [messages.paths, figure(statistics ? messages.pathCount(statistics.paths) : undefined)],
    ...(statistics?.paths.longest
      ? [
          [messages.longest, formatNumber(locale, statistics.paths.longest.length)] as [
            string,
            string,
          ],
        ]
      : []),
  ];
  return (
    <>
      <dl className={styles.totals} data-testid="story-figures">
        {rows.map(([term, value]) => (
          <div key={term} className={styles.total}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
      {statistics?.paths.hasLoops && <p className={styles.note}>{messages.loops}</p>}
    </>
  );
}
