import { nodeStatuses, nodeStatusNames } from '@dreamfork/story';
import { DescriptionList } from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useDiagnostics } from '../../EditorContext.tsx';
import { statisticsMessages } from './messages.ts';
import * as styles from './statistics.css.ts';

/** How much there is to read, and along how many paths. Counted while the author pauses. */
export function StoryStatistics() {
  const messages = useMessages(statisticsMessages);
  const statusNames = useMessages(nodeStatusNames);
  const locale = useLocale();
  const statistics = useDiagnostics((state) => state.statistics);
  const figure = (value: string | undefined) => value ?? messages.counting;
  const rows = [
    {
      term: messages.words,
      value: figure(statistics ? formatNumber(locale, statistics.words) : undefined),
    },
    {
      term: messages.characters,
      value: figure(statistics ? formatNumber(locale, statistics.characters) : undefined),
    },
    {
      term: messages.readingTime,
      value: figure(statistics ? messages.time(statistics.readingSeconds) : undefined),
    },
    {
      term: messages.paths,
      value: figure(statistics ? messages.pathCount(statistics.paths) : undefined),
    },
    ...(statistics?.paths.longest
      ? [
          {
            term: messages.longest,
            value: formatNumber(locale, statistics.paths.longest.length),
          },
        ]
      : []),
    ...nodeStatuses.flatMap((status) => {
      const total = statistics?.statuses.get(status);
      return total
        ? [{ term: statusNames[status], value: messages.ofStatus(total.nodes, total.words) }]
        : [];
    }),
  ];
  return (
    <>
      <div className={styles.totals} aria-busy={!statistics} data-testid="story-figures">
        <DescriptionList layout="apart" size="small" items={rows} />
      </div>
      {statistics?.paths.hasLoops && <p className={styles.note}>{messages.loops}</p>}
    </>
  );
}
