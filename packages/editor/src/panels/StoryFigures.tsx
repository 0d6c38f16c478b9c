import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useDoctor } from '../doctor/useDoctor.ts';
import { statisticsMessages } from '../messages/index.ts';
import * as styles from './elements.css.ts';

/** How much there is to read, and in how many ways. Counted while the author pauses. */
export function StoryFigures() {
  const words = useMessages(statisticsMessages);
  const locale = useLocale();
  const statistics = useDoctor((state) => state.statistics);
  const figure = (value: string | undefined) => value ?? words.counting;
  const rows: [string, string][] = [
    [words.words, figure(statistics ? formatNumber(locale, statistics.words) : undefined)],
    [
      words.characters,
      figure(statistics ? formatNumber(locale, statistics.characters) : undefined),
    ],
    [words.readingTime, figure(statistics ? words.time(statistics.readingSeconds) : undefined)],
    [words.paths, figure(statistics ? words.pathCount(statistics.paths) : undefined)],
    ...(statistics?.paths.longest
      ? [[words.longest, formatNumber(locale, statistics.paths.longest.length)] as [string, string]]
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
      {statistics?.paths.hasLoops && <p className={styles.note}>{words.loops}</p>}
    </>
  );
}
