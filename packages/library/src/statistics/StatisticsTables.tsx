import { shareOf } from '@dreamfork/story';
import { DataTable, type DataTableColumn, Heading, Stack, Text } from '@dreamfork/ui';
import { formatNumber, formatShare, useLocale, useMessages } from '@dreamfork/ui/i18n';
import type { ChoiceFigures, NodeFigures } from './figures.ts';
import { statisticsMessages } from './messages.ts';
import { choiceName, nodeName, shareText } from './names.ts';

const pageSize = 20;

/** How many readers came to each node, and how many stopped there. */
export function NodeTable({ nodes }: { nodes: readonly NodeFigures[] }) {
  const messages = useMessages(statisticsMessages);
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const columns: DataTableColumn<NodeFigures>[] = [
    {
      id: 'node',
      header: messages.node,
      isRowHeader: true,
      sortBy: (node) => nodeName(node, messages),
      render: (node) => (
        <>
          {nodeName(node, messages)}
          {node.readers === 0 && (
            <Text size="13" tone="ink3">
              {messages.unreached}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'readers',
      header: messages.readers,
      align: 'end',
      sortBy: ({ readers }) => readers,
      render: ({ readers }) => number(readers),
    },
    {
      id: 'left',
      header: messages.left,
      align: 'end',
      sortBy: ({ left }) => left,
      render: ({ left }) => number(left),
    },
    {
      id: 'left-share',
      header: messages.leftShare,
      align: 'end',
      sortBy: ({ left, readers }) => shareOf(left, readers),
      render: ({ left, readers }) => shareText(shareOf(left, readers), locale),
    },
    {
      id: 'ended',
      header: messages.ended,
      align: 'end',
      sortBy: ({ ended }) => ended,
      render: ({ ended }) => number(ended),
    },
  ];
  return (
    <Stack gap="4">
      <Heading level={2}>{messages.nodes}</Heading>
      <DataTable
        label={messages.nodes}
        columns={columns}
        rows={nodes}
        rowKey={({ nodeId }) => nodeId}
        pageSize={pageSize}
        defaultSort={{ columnId: 'readers', direction: 'descending' }}
        empty={messages.noNodes}
      />
    </Stack>
  );
}

/** What readers chose in each node. */
export function ChoiceTable({ choices }: { choices: readonly ChoiceFigures[] }) {
  const messages = useMessages(statisticsMessages);
  const locale = useLocale();
  const columns: DataTableColumn<ChoiceFigures>[] = [
    {
      id: 'choice',
      header: messages.choice,
      isRowHeader: true,
      sortBy: (choice) => choiceName(choice, messages),
      render: (choice) => choiceName(choice, messages),
    },
    {
      id: 'node',
      header: messages.node,
      sortBy: ({ node }) => nodeName(node, messages),
      render: ({ node }) => nodeName(node, messages),
    },
    {
      id: 'chosen',
      header: messages.chosen,
      align: 'end',
      sortBy: ({ chosen }) => chosen,
      render: ({ chosen }) => formatNumber(locale, chosen),
    },
    {
      id: 'share',
      header: messages.share,
      align: 'end',
      sortBy: ({ share }) => share,
      render: ({ share }) => shareText(share, locale),
    },
    {
      id: 'expected',
      header: messages.expected,
      align: 'end',
      sortBy: ({ expected }) => expected,
      render: ({ expected }) => (expected === null ? messages.none : formatShare(locale, expected)),
    },
  ];
  return (
    <Stack gap="4">
      <Heading level={2}>{messages.choices}</Heading>
      <DataTable
        label={messages.choices}
        columns={columns}
        rows={choices}
        rowKey={({ id }) => id}
        pageSize={pageSize}
        empty={messages.noChoices}
      />
    </Stack>
  );
}
