import { Table, type TableSort } from '@dreamfork/ui';
import { useState } from 'react';

const stories = [
  { id: '1', title: 'The Lighthouse', nodes: 42 },
  { id: '2', title: 'The Harbour', nodes: 17 },
];

export default function Example() {
  const [sort, setSort] = useState<TableSort>({ columnId: 'nodes', direction: 'ascending' });
  const rows = stories.toSorted((one, other) =>
    sort.direction === 'ascending' ? one.nodes - other.nodes : other.nodes - one.nodes,
  );
  return (
    <Table
      label="Stories"
      rows={rows}
      rowKey={({ id }) => id}
      empty="No stories yet"
      sort={sort}
      onSortChange={setSort}
      columns={[
        { id: 'title', header: 'Story', isRowHeader: true, render: ({ title }) => title },
        { id: 'nodes', header: 'Nodes', isSortable: true, render: ({ nodes }) => nodes },
      ]}
    />
  );
}
