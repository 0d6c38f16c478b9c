import { admin } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { saveStoryTheme, withAdmin } from '../testing/withAdmin.tsx';
import { ContentPage } from './ModerationPage.tsx';

const meta = {
  title: 'Admin/Content',
  component: ContentPage,
  parameters: {
    ...usage({
      when: 'All public stories with search and export, to look for what nobody has reported.',
      whenNot: 'Something was reported.',
      instead: 'ModerationPage.',
      keyboard: {
        Tab: 'Moves through filters, rows and actions.',
        'Enter or Space': 'Presses what has the focus.',
      },
      accessibility: 'A table with a summary that is announced.',
      do: 'Open a story before judging it.',
      dont: 'Unpublish from the list.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: ({ globals, msw }) => {
    msw.use(...createHandlers('ok'));
    return saveStoryTheme({ globals });
  },
  decorators: [withAdmin(admin)],
} satisfies Meta<typeof ContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The queue of cases; the report is exported for a period. */
export const Filled: Story = {
  tags: ['conditions'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Открытые' });
    await expect(within(list).getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Скачать отчёт CSV' })).toBeEnabled();
  },
};

export const ExportFailed: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('list', { name: 'Открытые' });
    msw.use(...createHandlers('failing'));
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать отчёт CSV' }));
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Не удалось выгрузить отчёт' })).toBeVisible(),
    );
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('empty')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Жалоб нет')).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...createHandlers('failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось загрузить жалобы')).toBeVisible();
  },
};

export const Dark: Story = { ...Filled, tags: [], globals: { theme: 'dark' } };
export const Creative: Story = { ...Filled, tags: [], globals: { theme: 'creative' } };

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download CSV report' })).toBeVisible();
  },
};
