import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Box } from '../../primitives/Box/Box.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { bilingual } from '../../testing/bilingual.tsx';
import { t } from '../../testing/t.ts';
import { brokenWords } from '../../testing/textPlace.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { tableMessages } from './Table.messages.ts';
import { Table, type TableProps } from './Table.tsx';
import type { TableColumn } from './tableParts.tsx';

const { say, inBothLanguages } = bilingual({
  Активный: 'Active',
  Заблокирован: 'Blocked',
  'Константин Константинопольский-Заречный, сочинитель историй о маяках':
    'Konstantin Konstantinopolsky-Zarechny, writer of stories about lighthouses',
  Ожидает: 'Pending',
  Пользователь: 'User',
  Статус: 'Status',
  Роль: 'Role',
  Регистрация: 'Registered',
  Действия: 'Actions',
  Заблокировать: 'Block',
  Пользователи: 'Users',
  'Пользователи не найдены': 'No users found',
  'Измените фильтры.': 'Change the filters.',
  Никого: 'Nobody',
  Удалить: 'Delete',
});

type Person = {
  id: string;
  name: string;
  email: string;
  status: { label: string; tone: BadgeTone };
  role: string;
  since: string;
};

const people: Person[] = [
  {
    id: '1',
    name: 'marina_v',
    email: 'marina@example.org',
    status: { label: 'Активный', tone: 'success' },
    role: 'Admin',
    since: '04.03.2026',
  },
  {
    id: '2',
    name: 'ilya.k',
    email: 'ilya@example.org',
    status: { label: 'Заблокирован', tone: 'danger' },
    role: 'User',
    since: '17.07.2026',
  },
  {
    id: '3',
    name: 'Константин Константинопольский-Заречный, сочинитель историй о маяках',
    email: 'konstantin.konstantinopolskii.zarechnyi@example.org',
    status: { label: 'Ожидает', tone: 'warning' },
    role: 'User',
    since: '19.11.2026',
  },
];

const block = fn();

const columns: TableColumn<Person>[] = [
  {
    id: 'user',
    header: 'Пользователь',
    isRowHeader: true,
    render: ({ name, email }) => (
      <Inline gap="3" align="center" wrap={false}>
        <Avatar name={name} />
        <Stack gap="0" grow>
          <Text>{name}</Text>
          <Text size="13" tone="ink3">
            {email}
          </Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'status',
    header: 'Статус',
    render: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
  },
  { id: 'role', header: 'Роль', render: ({ role }) => role },
  { id: 'since', header: 'Регистрация', render: ({ since }) => since },
  {
    id: 'actions',
    header: 'Действия',
    isHeaderHidden: true,
    render: ({ id }) => (
      <Button variant="quiet" size="small" onPress={() => block(id)}>
        {say('Заблокировать')}
      </Button>
    ),
  },
];

const PeopleTable = (
  props: Pick<TableProps<Person>, 'rows' | 'isLoading' | 'density' | 'onSortChange'>,
) => (
  <Table
    {...props}
    rows={say(props.rows)}
    label={say('Пользователи')}
    columns={say(columns)}
    rowKey={({ id }) => id}
    empty={
      <EmptyState
        icon={Users}
        title={say('Пользователи не найдены')}
        text={say('Измените фильтры.')}
      />
    }
  />
);

const meta = {
  ...inBothLanguages,
  title: 'Components/Data/Table',
  component: PeopleTable,
  subcomponents: { Table },
  parameters: usage({
    when: 'Rows of the same kind whose columns are compared: users, stories, events. Under 720 px each row becomes a card.',
    whenNot: 'The rows are looked at and not compared, or there is one value a row.',
    instead:
      'DataTable where rows are sorted, searched and turned by the page; Stack for a plain list.',
    anatomy: {
      'Head with column names': 'thead',
      'Rows, or an empty state': 'tbody',
      'Menu or buttons of a row': 'tbody button',
    },
    keyboard: {
      Tab: 'Moves to the controls in cells, and to the table itself where it scrolls.',
      'Arrow keys': 'Scroll it while it has the focus.',
    },
    accessibility:
      'A native table: column heads and row heads are read with each cell, also where rows are cards.',
    do: 'Mark the column that names a row with `isRowHeader`.',
    dont: 'Lay out a page with it.',
  }),
  args: { rows: people },
} satisfies Meta<typeof PeopleTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: say('Пользователи') }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(5);
    await expect(table.getAllByRole('rowheader')).toHaveLength(3);
    const [firstAction] = table.getAllByRole('button', { name: say('Заблокировать') });
    if (firstAction) await userEvent.click(firstAction);
    await expect(block).toHaveBeenLastCalledWith('1');
  },
};

/** In a narrow place each row is a card, and is still a row to a screen reader. */
export const Cards: Story = {
  render: (args) => (
    <Box width={344}>
      <PeopleTable {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    const [, firstRow] = within(table).getAllByRole('row');
    await expect(firstRow && getComputedStyle(firstRow).display).toBe('grid');
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
    await expect(table.scrollWidth).toBeLessThanOrEqual(344);
  },
};

/** Where no column sorts, no empty head stands over the cards. */
export const CardsUnsorted: Story = {
  ...Cards,
  args: { onSortChange: fn() },
  play: async ({ canvasElement }) => {
    const [head] = within(canvasElement).getAllByRole('rowgroup');
    await expect(head?.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  },
};

/** Just wide enough for rows: what a button says wraps between words only. */
export const Tight: Story = {
  render: (args) => (
    <Box width={740}>
      <PeopleTable {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(brokenWords(button)).toEqual([]);
    }
  },
};

const remove = fn();

function Selectable() {
  const [value, setValue] = useState<ReadonlySet<string>>(new Set());
  return (
    <Table
      label={say('Пользователи')}
      columns={say(columns)}
      rows={say(people)}
      rowKey={({ id }) => id}
      empty={say('Никого')}
      selection={{
        value,
        onChange: setValue,
        nameOf: ({ name }) => name,
        actions: (
          <Button size="small" onPress={() => remove([...value])}>
            {say('Удалить')}
          </Button>
        ),
      }}
    />
  );
}

/** Rows are selected one by one or all at once; what can be done with them stands above the table. */
export const Selection: Story = {
  render: () => <Selectable />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: t(tableMessages).selectAll });
    await expect(canvas.queryByRole('button', { name: say('Удалить') })).toBeNull();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: t(tableMessages).select('ilya.k') }),
    );
    await expect(canvas.getByText(t(tableMessages).selected(1))).toBeVisible();
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: say('Удалить') }));
    await expect(remove).toHaveBeenLastCalledWith(['2']);
    await userEvent.click(all);
    await expect(canvas.getByText(t(tableMessages).selected(3))).toBeVisible();
    await userEvent.click(all);
    await expect(
      canvas.getByRole('checkbox', { name: t(tableMessages).select('ilya.k') }),
    ).not.toBeChecked();
  },
};

export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tr[data-skeleton]')).toHaveLength(5);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      t(tableMessages).loading,
    );
  },
};

/** While a list is read anew its rows stay. */
export const Reloading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('marina_v')).toBeVisible();
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(say('Пользователи не найдены'))).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantGrid
      layout="stacked"
      items={{
        rows: <PeopleTable rows={people} />,
        'cards, 344 px': (
          <Box width={344}>
            <PeopleTable rows={people.slice(0, 2)} />
          </Box>
        ),
        selection: <Selectable />,
        compact: <PeopleTable rows={people.slice(0, 2)} density="compact" />,
        isLoading: <PeopleTable rows={[]} isLoading />,
        reloading: <PeopleTable rows={people.slice(0, 1)} isLoading />,
        empty: <PeopleTable rows={[]} />,
      }}
    />
  ),
};
