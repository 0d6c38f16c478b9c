import type { AuditEntry } from '@dreamfork/api-client';
import { admin, boris, mockData, moderator } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { SecurityPage } from './SecurityPage.tsx';

const entry = (number: number, facts: Partial<AuditEntry>): AuditEntry => ({
  id: `entry-${number}`,
  action: 'user-block',
  createdAt: new Date(Date.UTC(2026, 9, 1, 9, number)).toISOString(),
  actor: { id: admin.id, name: admin.username },
  address: '203.0.113.7',
  target: { kind: 'user', id: boris.id, name: boris.username },
  reason: null,
  before: { status: 'Active' },
  after: { status: 'Suspended' },
  ...facts,
});

const unpublished = entry(30, {
  action: 'story-unpublish',
  actor: { id: moderator.id, name: moderator.username },
  target: { kind: 'story', id: 'story', name: 'Снег идёт вверх' },
  reason: 'Чужой текст',
  before: { isPublic: true },
  after: { isPublic: false },
});
const entries = [...Array.from({ length: 25 }, (_, index) => entry(index, {})), unpublished];

const meta = {
  title: 'Admin/Security',
  component: SecurityPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok', { database: { ...mockData, audit: entries } }));
    return saveStoryTheme({ globals });
  },
  decorators: [withAdmin(admin)],
} satisfies Meta<typeof SecurityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('rowheader', { name: 'История снята с публикации' });
    const row = within(header.closest('tr') ?? header);
    await expect(row.getByText('Снег идёт вверх')).toBeVisible();
    await expect(row.getByText('Публичная: да → нет')).toBeVisible();
    await expect(row.getByText('Причина: Чужой текст')).toBeVisible();
    await expect(row.getByText('203.0.113.7')).toBeVisible();
    await expect(canvas.getAllByText('Статус: Активный → Заблокирован')).not.toHaveLength(0);
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Кто или над кем'), 'снег');
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('ok')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Записей нет')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('slow', { slowness: 60_000 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Журнал действий' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось загрузить журнал')).toBeVisible();
  },
};

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
export const Creative: Story = { ...Filled, globals: { theme: 'creative' } };

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Story taken down' })).toBeVisible();
  },
};
