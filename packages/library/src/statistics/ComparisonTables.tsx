import { DataTable, type DataTableColumn, Heading, Stack } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { type Compared, compareChoices, compareStories } from './comparison.ts';
import { statisticsMessages } from './messages.ts';
import { choiceName, comparedNames, nodeName } from './names.ts';
import type { StatisticsChoice, StatisticsReport } from './useStatistics.ts';

type ComparisonTablesProps = {
  report: StatisticsReport;
  other: StatisticsReport;
  choice: StatisticsChoice;
};

/** Two periods or two versions beside each other, the difference in words. */
export function ComparisonTables({ report, other, choice }: ComparisonTablesProps) {
  const messages = useMessages(statisticsMessages);
  const locale = useLocale();
  const [shown, beside] = comparedNames(choice, messages);
  const values: DataTableColumn<Compared>[] = [
    { id: 'shown', header: shown, align: 'end', render: (row) => row.values[0] },
    { id: 'beside', header: beside, align: 'end', render: (row) => row.values[1] },
    {
      id: 'difference',
      header: messages.difference,
      align: 'end',
      render: (row) => row.difference,
    },
  ];
  const choices = compareChoices(report, other, locale);
  return (
    <>
      <Stack gap="4">
        <Heading level={2}>{messages.comparison}</Heading>
        <DataTable
          label={messages.comparison}
          columns={[
            {
              id: 'figure',
              header: messages.figure,
              isRowHeader: true,
              render: ({ label }) => label,
            },
            ...values,
          ]}
          rows={compareStories(report, other, locale)}
          rowKey={({ id }) => id}
          empty={messages.none}
        />
      </Stack>
      <Stack gap="4">
        <Heading level={2}>{messages.comparedChoices}</Heading>
        <DataTable
          label={messages.comparedChoices}
          columns={[
            {
              id: 'choice',
              header: messages.choice,
              isRowHeader: true,
              render: (row) => choiceName(row.choice, messages),
            },
            {
              id: 'node',
              header: messages.node,
              render: (row) => nodeName(row.choice.node, messages),
            },
            ...(values as DataTableColumn<(typeof choices)[number]>[]),
          ]}
          rows={choices}
          rowKey={({ id }) => id}
          empty={messages.noChoices}
        />
      </Stack>
    </>
  );
}
