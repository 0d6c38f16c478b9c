import { Badge, Table, type TableColumn } from '@dreamfork/ui';

type Story = { id: string; title: string; nodes: number; isPublic: boolean };

const stories: Story[] = [
  { id: '1', title: 'The Lighthouse', nodes: 42, isPublic: true },
  { id: '2', title: 'The Harbour', nodes: 17, isPublic: false },
];

const columns: TableColumn<Story>[] = [
  { id: 'title', header: 'Story', isRowHeader: true, render: ({ title }) => title },
  { id: 'nodes', header: 'Nodes', align: 'end', render: ({ nodes }) => nodes },
  {
    id: 'access',
    header: 'Access',
    render: ({ isPublic }) => <Badge>{isPublic ? 'Public' : 'Private'}</Badge>,
  },
];

export default function Example() {
  return (
    <Table
      label="Stories"
      columns={columns}
      rows={stories}
      rowKey={({ id }) => id}
      empty="No stories yet"
    />
  );
}
