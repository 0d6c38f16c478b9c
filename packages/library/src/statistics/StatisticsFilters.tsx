import { FilterSelect, Inline, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { statisticsMessages } from './messages.ts';
import type { StatisticsChoice, StatisticsReport } from './useStatistics.ts';

const all = 'all';

export type StatisticsFiltersProps = {
  report: StatisticsReport | undefined;
  choice: StatisticsChoice;
  onChange: (change: Partial<StatisticsChoice>) => void;
};

/** Choice of version, period, place and device, and of what stands beside. */
export function StatisticsFilters({ report, choice, onChange }: StatisticsFiltersProps) {
  const messages = useMessages(statisticsMessages);
  const { version, period, source, device, beside } = choice;
  const isDisabled = !report;
  const versions = report?.statistics.versions ?? [];
  const others = versions.filter((one) => version !== null && one.version !== version);
  return (
    <Inline gap="4">
      <Select
        label={messages.version}
        isLabelInside
        isDisabled={isDisabled}
        value={version === null ? all : String(version)}
        onChange={(id) => onChange({ version: id === all ? null : Number(id) })}
        items={[
          { id: all, label: messages.allVersions },
          ...versions.map((one) => ({
            id: String(one.version),
            label: messages.versionOption(one.version, one.starts),
          })),
        ]}
      />
      <FilterSelect
        isLabelInside
        label={messages.period}
        names={messages.periods}
        ids={['month', 'week']}
        value={period}
        isDisabled={isDisabled}
        onChange={(id) => onChange({ period: id })}
      />
      <FilterSelect
        isLabelInside
        label={messages.source}
        names={messages.sources}
        ids={['site', 'embed', 'element']}
        value={source}
        isDisabled={isDisabled}
        onChange={(id) => onChange({ source: id })}
      />
      <FilterSelect
        isLabelInside
        label={messages.device}
        names={messages.devices}
        ids={['phone', 'tablet', 'desktop']}
        value={device}
        isDisabled={isDisabled}
        onChange={(id) => onChange({ device: id })}
      />
      {(period !== null || others.length > 0) && (
        <Select
          label={messages.compare}
          isLabelInside
          isDisabled={isDisabled}
          value={beside === null ? all : String(beside)}
          onChange={(id) =>
            onChange({ beside: id === all ? null : id === 'previous' ? id : Number(id) })
          }
          items={[
            { id: all, label: messages.compareNone },
            ...(period === null
              ? []
              : [{ id: 'previous', label: messages.comparePrevious[period] }]),
            ...others.map((one) => ({
              id: String(one.version),
              label: messages.compareVersion(one.version),
            })),
          ]}
        />
      )}
    </Inline>
  );
}
