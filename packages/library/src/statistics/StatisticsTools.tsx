import { Button, Inline, Select } from '@dreamfork/ui';
import { saveFile } from '@dreamfork/ui/browser';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Download } from 'lucide-react';
import { statisticsMessages } from '../messages/statistics.ts';
import { statisticsCsv } from './statisticsCsv.ts';
import type { StatisticsReport } from './useStatistics.ts';

const allVersions = 'all';

// Characters that some systems refuse in file names.
const refused = /[\\/:*?"<>|]+/g;

type StatisticsToolsProps = {
  title: string;
  report: StatisticsReport | undefined;
  version: number | null;
  setVersion: (version: number | null) => void;
};

/** Choice of version, and the figures as a file. */
export function StatisticsTools({ title, report, version, setVersion }: StatisticsToolsProps) {
  const messages = useMessages(statisticsMessages);
  const locale = useLocale();
  const download = () => {
    if (!report) return;
    const file = new Blob([statisticsCsv({ title, ...report }, locale)], { type: 'text/csv' });
    saveFile(file, `${messages.title} – ${title.replaceAll(refused, ' ')}.csv`);
  };
  return (
    <Inline gap="4" justify="between">
      <Select
        label={messages.version}
        isLabelInside
        isDisabled={!report}
        value={version === null ? allVersions : String(version)}
        onChange={(id) => setVersion(id === allVersions ? null : Number(id))}
        items={[
          { id: allVersions, label: messages.allVersions },
          ...(report?.statistics.versions ?? []).map((one) => ({
            id: String(one.version),
            label: messages.versionOption(one.version, one.starts),
          })),
        ]}
      />
      <Button icon={Download} isDisabled={!report} onPress={download}>
        {messages.download}
      </Button>
    </Inline>
  );
}
