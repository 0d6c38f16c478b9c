import {
  DataTable,
  type DataTableColumn,
  Heading,
  Inline,
  Select,
  Stack,
  Text,
} from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useMemo, useState } from 'react';
import { statisticsMessages } from './messages.ts';
import { nodeName, pathName, shareText } from './names.ts';
import { type PathFigures, pathFigures, reachedEnds } from './pathFigures.ts';
import type { StatisticsReport } from './useStatistics.ts';

/** Which choices led readers to an end that the author chooses. */
export function PathTable({ report }: { report: StatisticsReport }) {
  const messages = useMessages(statisticsMessages);
  const locale = useLocale();
  const [endId, setEndId] = useState<string | null>(null);
  const { statistics, document, nodes } = report;
  const ends = useMemo(() => reachedEnds(nodes), [nodes]);
  const end = ends.find(({ nodeId }) => nodeId === endId) ?? ends[0];
  const paths = useMemo(
    () => (end ? pathFigures(statistics, document, end) : []),
    [statistics, document, end],
  );
  const columns: DataTableColumn<PathFigures>[] = [
    {
      id: 'path',
      header: messages.path,
      isRowHeader: true,
      render: (path) => pathName(path, messages),
    },
    {
      id: 'readers',
      header: messages.pathReaders,
      align: 'end',
      render: ({ readers }) => formatNumber(locale, readers),
    },
    {
      id: 'share',
      header: messages.pathShare,
      align: 'end',
      render: ({ share }) => shareText(share, locale),
    },
  ];
  return (
    <Stack gap="4">
      <Heading level={2}>{messages.paths}</Heading>
      {end ? (
        <DataTable
          label={messages.paths}
          toolbar={
            <Inline>
              <Select
                label={messages.ending}
                isLabelInside
                value={end.nodeId}
                onChange={setEndId}
                items={ends.map((one) => ({
                  id: one.nodeId,
                  label: `${nodeName(one, messages)} · ${formatNumber(locale, one.ended)}`,
                }))}
              />
            </Inline>
          }
          columns={columns}
          rows={paths}
          rowKey={({ id }) => id}
          empty={messages.noPaths}
          summary={messages.pathsNote}
        />
      ) : (
        <Text tone="ink2">{messages.noEndings}</Text>
      )}
    </Stack>
  );
}
