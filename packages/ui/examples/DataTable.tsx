import { DataTable } from '@dreamfork/ui';

const stories = Array.from({ length: 30 }, (_, index) => ({
  id: `${index}`,
  title: `Story ${index + 1}`,
  nodes: (index * 37) % 90,
}));

export default function Example() {
  return (
    <DataTable
      label="Stories"
      rows={stories}
      rowKey={({ id }) => id}
      pageSize={5}
      empty="No stories yet"
      summary={`${stories.length} stories`}
      columns={[
        {
          id: 'title',
          header: 'Story',
          isRowHeader: true,
          sortBy: ({ title }) => title,
          render: ({ title }) => title,
        },
        {
          id: 'nodes',
          header: 'Nodes',
          align: 'end',
          sortBy: ({ nodes }) => nodes,
          render: ({ nodes }) => nodes,
        },
      ]}
    />
  );
}
