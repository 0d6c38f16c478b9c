import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Copy } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Box } from '../../primitives/Box/Box.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import type { DataTableColumn } from './arrangeRows.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

type Tale = { id: string; title: string; reads: number | null };

const tales: Tale[] = Array.from({ length: 23 }, (_, index) => ({
  id: `tale-${index + 1}`,
  title: `Маяк ${index + 1}`,
  reads: index === 4 ? null : (index * 37) % 100,
}));

const columns: DataTableColumn<Tale>[] = [
  {
    id: 'title',
    header: 'История',
    isRowHeader: true,
    isSortable: true,
    sortBy: ({ title }) => title,
    render: ({ title }) => title,
  },
  {
    id: 'reads',
    header: 'Прочтения',
    align: 'end',
    isSortable: true,
    sortBy: ({ reads }) => reads,
    render: ({ reads }) => reads ?? '–',
  },
];

const toolbar = (
  <FilterBar
    label="Поиск историй"
    search={<SearchField label="Поиск" placeholder="Название" hideLabel />}
    actions={
      <Button type="submit" variant="primary">
        Найти
      </Button>
    }
  />
);

type TalesProps = Partial<Omit<DataTableProps<Tale>, 'columns' | 'rowKey'>>;

const Tales = (props: TalesProps) => (
  <DataTable
    label="Истории"
    rows={tales}
    pageSize={5}
    empty={<EmptyState icon={BookOpen} title="Историй пока нет" text="Начните первую." />}
    {...props}
    columns={columns}
    rowKey={({ id }) => id}
  />
);

const meta = {
  title: 'Patterns/DataTable',
  component: Tales,
  subcomponents: { DataTable },
  parameters: usage({
    when: 'A list of more than a screen that the reader sorts and turns page by page, with filters above and a count below. Columns with `sortBy` sort in the browser; with `remote` the server sorts and pages, and the table only asks for it.',
    whenNot:
      'All rows fit on the screen in the order that matters, or each thing deserves a picture.',
    instead: 'Table for few rows, a Grid of cards for things to be looked at.',
    anatomy: {
      'Toolbar with filters': 'form[role=search]',
      Table: 'table',
      Summary: 'div:has(> nav) > span',
      Pagination: 'div:has(> nav) > nav',
    },
    keyboard: {
      Tab: 'Moves through filters, heads, row menus and pages.',
      'Enter or Space': 'Sorts by a head, opens a menu, turns a page.',
    },
    accessibility: 'A native table with `aria-sort`; the summary is announced when it changes.',
    do: 'Say above the table how much was found.',
    dont: 'Sort in the browser what the server pages.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “search; Поиск, entry”, “Истории, table with 6 rows 2 columns”, “column header; История, push button”, then “navigation Pages: Истории; Forward, push button”; on loading “Page 1 of 5”.',
  }),
  args: { toolbar, summary: 'Всего историй: 23' },
} satisfies Meta<typeof Tales>;
export default meta;

type Story = StoryObj<typeof meta>;

const firstCell = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('rowheader')[0];

/** Sorting by a header turns back to the first page. */
export const WithKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t({ ru: 'Вперёд', en: 'Forward' }) }));
    await expect(canvas.getByText(t({ ru: 'Страница 2 из 5', en: 'Page 2 of 5' }))).toBeVisible();
    await expect(firstCell(canvasElement)).toHaveTextContent('Маяк 6');
    canvas.getByRole('button', { name: 'Прочтения' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText(t({ ru: 'Страница 1 из 5', en: 'Page 1 of 5' }))).toBeVisible();
    await expect(firstCell(canvasElement)).toHaveTextContent('Маяк 9');
  },
};

export const WithPointer: Story = {
  args: { defaultSort: { columnId: 'title', direction: 'descending' } },
  play: async ({ canvasElement }) => {
    await expect(firstCell(canvasElement)).toHaveTextContent('Маяк 23');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'История' }));
    await expect(firstCell(canvasElement)).toHaveTextContent('Маяк 1');
  },
};

const ask = fn();

/** The server sorts and pages: rows are shown as they come. */
export const Remote: Story = {
  render: function FromServer(args) {
    const [page, setPage] = useState(1);
    return (
      <Tales
        {...args}
        rows={tales.slice((page - 1) * 5, page * 5)}
        remote={{
          page,
          totalPages: 5,
          onPageChange: setPage,
          sort: { columnId: 'title', direction: 'ascending' },
          onSortChange: ask,
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'История' }));
    await expect(ask).toHaveBeenLastCalledWith({ columnId: 'title', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: t({ ru: 'Вперёд', en: 'Forward' }) }));
    await expect(firstCell(canvasElement)).toHaveTextContent('Маяк 6');
  },
};

const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);

/** The last page is shorter: what stands below the table stays where it is. */
export const LastPage: Story = {
  play: async ({ canvas }) => {
    const top = topOf(canvas.getByRole('navigation'));
    for (let page = 2; page <= 5; page += 1) {
      await userEvent.click(
        canvas.getByRole('button', { name: t({ ru: 'Вперёд', en: 'Forward' }) }),
      );
    }
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(topOf(canvas.getByRole('navigation'))).toBe(top);
  },
};

/** So it does while the server is asked for the next page; grey rows stand as the rows do. */
export const NextPage: Story = {
  render: function Asking(args) {
    const [page, setPage] = useState(1);
    return (
      <Tales
        {...args}
        rows={page === 1 ? tales.slice(0, 8) : []}
        isLoading={page > 1}
        remote={{ page, totalPages: 3, onPageChange: setPage }}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const top = topOf(canvas.getByRole('navigation'));
    await userEvent.click(canvas.getByRole('button', { name: t({ ru: 'Вперёд', en: 'Forward' }) }));
    await expect(canvasElement.querySelectorAll('tr[data-skeleton]')).toHaveLength(8);
    await expect(topOf(canvas.getByRole('navigation'))).toBe(top);
    const [cell] = canvasElement.querySelectorAll('tr[data-skeleton] > :last-child');
    const padding = cell && Number.parseFloat(getComputedStyle(cell).paddingInlineEnd);
    await expect(cell?.firstElementChild?.getBoundingClientRect().right).toBe(
      cell && cell.getBoundingClientRect().right - (padding ?? 0),
    );
  },
};

export const Empty: Story = {
  args: { rows: [], summary: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Историй пока нет')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

const act = fn();

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        full: (
          <Tales
            {...args}
            rowActions={{
              nameOf: ({ title }) => title,
              itemsOf: () => [{ id: 'copy', label: 'Создать копию', icon: Copy }],
              onAction: act,
            }}
          />
        ),
        sorted: (
          <Tales
            label="По прочтениям"
            defaultSort={{ columnId: 'reads', direction: 'descending' }}
          />
        ),
        loading: <Tales rows={[]} isLoading skeletonRows={2} />,
        empty: <Tales rows={[]} />,
        narrow: (
          <Box width={328}>
            <Tales label="В узком месте" pageSize={2} summary={args.summary} />
          </Box>
        ),
      }}
    />
  ),
};
