import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, RefreshCw, Users } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Badge, type BadgeTone } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Table } from '../components/Table/Table.tsx';
import type { TableColumn } from '../components/Table/tableParts.tsx';
import { Box } from '../primitives/Box/Box.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { usage } from '../testing/usage.ts';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { FilterBar } from './FilterBar/FilterBar.tsx';
import { PageHeader } from './PageHeader/PageHeader.tsx';
import { StatCard, StatGroup } from './StatCard/StatCard.tsx';

type Row = { name: string; status: string; tone: BadgeTone; role: string; since: string };

const rows: Row[] = [
  { name: 'marina_v', status: 'Активный', tone: 'success', role: 'Admin', since: '04.03.2026' },
  { name: 'ilya.k', status: 'Заблокирован', tone: 'danger', role: 'User', since: '17.07.2026' },
  { name: 'anya_writes', status: 'Ожидает', tone: 'warning', role: 'User', since: '19.11.2026' },
];

const columns: TableColumn<Row>[] = [
  {
    id: 'user',
    header: 'Пользователь',
    isRowHeader: true,
    render: ({ name }) => (
      <Inline gap="3" align="center" wrap={false}>
        <Avatar name={name} />
        <Stack gap="0" grow>
          <Text>{name}</Text>
          <Text size="13" tone="ink3">{`${name}@example.org`}</Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'status',
    header: 'Статус',
    render: ({ status, tone }) => <Badge tone={tone}>{status}</Badge>,
  },
  { id: 'role', header: 'Роль', render: ({ role }) => role },
  { id: 'since', header: 'Регистрация', render: ({ since }) => since },
  {
    id: 'actions',
    header: 'Действия',
    isHeaderHidden: true,
    render: () => (
      <Button variant="quiet" size="small">
        Заблокировать
      </Button>
    ),
  },
];

const statuses = [
  { id: 'all', label: 'Статус: все' },
  { id: 'Active', label: 'Активный' },
];

const ListPage = () => (
  <Box as="main" maxWidth={1116} centered padding="4">
    <Stack gap="6">
      <PageHeader
        title="Управление пользователями"
        description="Система работает • Автообновление: 1 мин"
        actions={
          <>
            <Button icon={Download}>Экспорт CSV</Button>
            <Button icon={RefreshCw}>Обновить</Button>
          </>
        }
      />
      <StatGroup>
        <StatCard
          label="Всего пользователей"
          value="12 486"
          trend={{ label: '+12% за месяц', direction: 'up' }}
        />
        <StatCard
          label="Активные"
          value="9 231"
          trend={{ label: '+8% за месяц', direction: 'up' }}
        />
        <StatCard
          label="Новые за месяц"
          value="1 204"
          trend={{ label: '+15% за месяц', direction: 'up' }}
        />
        <StatCard label="Онлайн" value="318" trend={{ label: '+2% за месяц', direction: 'up' }} />
      </StatGroup>
      <Stack gap="3">
        <FilterBar
          label="Поиск пользователей"
          search={<SearchField label="Поиск" placeholder="Email или имя пользователя" hideLabel />}
          actions={
            <>
              <Button type="submit" variant="primary">
                Найти
              </Button>
              <Button variant="quiet">Сбросить</Button>
            </>
          }
        >
          <Select
            label="Статус"
            hideLabel
            items={statuses}
            value="all"
            onChange={() => undefined}
          />
        </FilterBar>
        <Table
          label="Пользователи"
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
          empty={<EmptyState icon={Users} title="Пользователи не найдены" />}
        />
      </Stack>
      <Pagination page={1} totalPages={625} onChange={() => undefined} />
    </Stack>
  </Box>
);

const meta = {
  title: 'Patterns/List page',
  component: ListPage,
  parameters: {
    ...usage({
      when: 'A page around a list: header, figures, filters, the list and what stands in its place.',
      whenNot: 'The page is about one thing.',
      instead: 'PageHeader and FormSection.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'One `h1`; the filters are a `search`, the number found is announced.',
      do: 'Keep filters above what they filter.',
      dont: 'Show figures that nobody acts on.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ListPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** How header, figures, filters, table and pages stand together. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(4);
  },
};

/** Nothing is wider than the window. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
