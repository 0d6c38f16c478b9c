import { Button, Inline } from '@dreamfork/ui';
import { saveFile } from '@dreamfork/ui/browser';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Download } from 'lucide-react';
import { statisticsMessages } from '../messages/statistics.ts';
import { comparedNames } from './names.ts';
import { StatisticsFilters, type StatisticsFiltersProps } from './StatisticsFilters.tsx';
import { statisticsCsv } from './statisticsCsv.ts';
import type { StatisticsReport } from './useStatistics.ts';

// Characters that some systems refuse in file names.
const refused = /[\\/:*?"<>|]+/g;

type StatisticsToolsProps = StatisticsFiltersProps & {
  title: string;
  other: StatisticsReport | undefined;
};

/** What is shown, and the figures as a file. */
export function StatisticsTools({ title, report, other, choice, onChange }: StatisticsToolsProps) {
  const messages = useMessages(statisticsMessages);
  const locale = useLocale();
  const download = () => {
    if (!report) return;
    const [, name] = comparedNames(choice, messages);
    const source = { title, ...report, other: other && { ...other, name } };
    const file = new Blob([statisticsCsv(source, locale)], { type: 'text/csv' });
    saveFile(file, `${messages.title} – ${title.replaceAll(refused, ' ')}.csv`);
  };
  return (
    <Inline gap="4" justify="between">
      <StatisticsFilters report={report} choice={choice} onChange={onChange} />
      <Button icon={Download} isDisabled={!report} onPress={download}>
        {messages.download}
      </Button>
    </Inline>
  );
}
