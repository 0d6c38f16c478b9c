import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Box } from '../../primitives/Box/Box.tsx';
import { bilingual } from '../../testing/bilingual.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { tableMessages } from './Table.messages.ts';
import { Table, type TableProps } from './Table.tsx';
import type { TableColumn } from './tableParts.tsx';
import type { TableSort } from './tableSort.ts';

const { say, inBothLanguages } = bilingual({
  История: 'Story',
  Узлы: 'Nodes',
  Изменена: 'Changed',
  Переименовать: 'Rename',
  Удалить: 'Delete',
  Истории: 'Stories',
  'Историй пока нет': 'No stories yet',
});

type Tale = { id: string; title: string; nodes: number; changed: string };

const tales: Tale[] = Array.from({ length: 14 }, (_, index) => ({
  id: `tale-${index}`,
  title: index === 1 ? 'Смотритель, который потерял ключ от маяка в тумане' : `Маяк ${index + 1}`,
  nodes: (index * 37) % 90,
  changed: `${String(index + 1).padStart(2, '0')}.11.2026`,
}));

const columns: TableColumn<Tale>[] = [
  {
    id: 'title',
    header: 'История',
    isRowHeader: true,
    isSortable: true,
    render: ({ title }) => title,
  },
  { id: 'nodes', header: 'Узлы', isSortable: true, align: 'end', render: ({ nodes }) => nodes },
  { id: 'changed', header: 'Изменена', render: ({ changed }) => changed },
];

const act = fn();

const actions: TableProps<Tale>['rowActions'] = {
  nameOf: ({ title }) => title,
  itemsOf: () => [
    { id: 'rename', label: say('Переименовать'), icon: Pencil },
    { separator: true },
    { id: 'delete', label: say('Удалить'), icon: Trash2, tone: 'danger' },
  ],
  onAction: (id, { id: tale }) => act(id, tale),
};

type SortedProps = Pick<TableProps<Tale>, 'maxHeight' | 'rowActions'> & {
  rows?: Tale[];
  onSort?: (sort: TableSort) => void;
};

function Sorted({ rows = tales, onSort, ...props }: SortedProps) {
  const [sort, setSort] = useState<TableSort | null>(null);
  return (
    <Table
      {...props}
      label={say('Истории')}
      columns={say(columns)}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onSort?.(next);
      }}
      empty={<EmptyState icon={BookOpen} title={say('Историй пока нет')} />}
    />
  );
}

const meta = {
  ...inBothLanguages,
  title: 'Components/Data/Table sorting',
  component: Sorted,
  subcomponents: { Table },
  parameters: usage({
    when: 'Rows come sorted and the reader may choose by what: `isSortable` columns with `sort` and `onSortChange`. Long tables of one screen get a `maxHeight`, so that the head stays in view; what can be done with one row stands in `rowActions`.',
    whenNot: 'The rows lie in the browser and nobody else sorts or pages them.',
    instead: 'DataTable, which sorts and pages by itself.',
    keyboard: {
      Tab: 'Moves to a head that sorts.',
      'Enter or Space': 'Sorts by it, then the other way round.',
    },
    accessibility: 'The head is a button, its column carries `aria-sort`.',
    do: 'Show by what the rows are sorted when they first come.',
    dont: 'Make every column sortable.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: Enter on the head of a column says “Rows reordered” and “История, sorted ascending”.',
  }),
  args: { onSort: fn(), rowActions: actions },
} satisfies Meta<typeof Sorted>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Upwards first, then the other way round; the head says it aloud. */
export const WithKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say('История') })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const header = canvas.getByRole('columnheader', { name: say('Узлы') });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(args.onSort).toHaveBeenLastCalledWith({
      columnId: 'nodes',
      direction: 'descending',
    });
  },
};

export const RowMenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: t(tableMessages).actionsOf('Маяк 3') }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: say('Удалить') }));
    await expect(act).toHaveBeenLastCalledWith('delete', 'tale-2');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** The head stays while the rows scroll under it; the keyboard can scroll them. */
export const StickyHead: Story = {
  args: { maxHeight: 260, rowActions: undefined },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: say('История') });
    const frame = within(canvasElement).getByRole('table').parentElement;
    if (!frame) throw new Error('no frame');
    await waitFor(() => expect(frame).toHaveAttribute('tabindex', '0'));
    const { top } = header.getBoundingClientRect();
    frame.scrollTop = 200;
    await waitFor(() => expect(frame.scrollTop).toBe(200));
    await expect(Math.abs(header.getBoundingClientRect().top - top)).toBeLessThan(2);
  },
};

/** A table wider than its place is scrolled; what can be done with a row stays in view. */
export const PinnedActions: Story = {
  args: {
    rows: [{ id: 'long', title: 'Маяк'.repeat(40), nodes: 7, changed: '21.11.2026' }],
  },
  render: (args) => (
    <Box width={760}>
      <Sorted {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table');
    const frame = table.parentElement;
    if (!frame) throw new Error('no frame');
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    const button = canvas.getByRole('button', {
      name: t(tableMessages).actionsOf('Маяк'.repeat(40)),
    });
    const { right } = button.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(frame.getBoundingClientRect().right);
  },
};

/** Over cards the buttons that sort stand in a row. */
export const CardsWithKeyboard: Story = {
  render: (args) => (
    <Box width={344}>
      <Sorted {...args} />
    </Box>
  ),
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: say('Узлы') });
    await expect(button.getBoundingClientRect().width).toBeGreaterThan(30);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith({
      columnId: 'nodes',
      direction: 'ascending',
    });
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        'sortable, with row actions': <Sorted {...args} rows={tales.slice(0, 3)} />,
        'sticky head': <Sorted {...args} maxHeight={220} />,
        cards: (
          <Box width={328}>
            <Sorted {...args} rows={tales.slice(0, 2)} />
          </Box>
        ),
      }}
    />
  ),
};
